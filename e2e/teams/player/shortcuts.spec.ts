import type { Album } from '../../support/albums';
import { expect, test } from '../../support/test';
import { publishThreeTracks, listenTo, removeRecommendations } from './listening';

test.describe('Keys of the player', () => {
  let album: Album;
  test.beforeAll(async ({ product }) => {
    album = await publishThreeTracks(product, 'Key Signatures');
  });

  test('steer what plays from any page, type in a field, and do nothing once they are switched off', async ({
    visit,
  }) => {
    const guest = await visit();
    await removeRecommendations(guest);
    await listenTo(guest, album.id);
    const { page, player } = guest;
    const press = (key: string) => page.keyboard.press(key);

    await test.step('pause, seek, change the track', async () => {
      await guest.heading('Key Signatures').click();
      await press(' ');
      await expect(player.playButton).toBeVisible();
      const before = await player.seconds();
      await press('ArrowRight');
      await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(before + 4);
      await press('ArrowLeft');
      await expect.poll(() => player.seconds()).toBeLessThanOrEqual(before + 1);
      await press('Shift+ArrowRight');
      await expect(player.title('Night Bus')).toBeVisible();
    });

    await test.step('full screen and the list of keys take the focus and give the page back', async () => {
      await press('f');
      await expect(player.fullScreen).toBeVisible();
      await press('ArrowUp');
      await expect(player.fullScreen.getByRole('slider', { name: 'Volume' })).toHaveValue('75');
      await press('f');
      await expect(player.fullScreen).toBeHidden();
      await press('?');
      const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(help.getByText('Previous or next track')).toBeVisible();
      await press('Escape');
      await expect(help).toBeHidden();
    });

    await test.step('in a field they are letters', async () => {
      const settings = await player.openSettings();
      const token = settings.getByLabel('Your user token');
      await token.pressSequentially('mk ');
      await expect(token).toHaveValue('mk ');
      await expect(player.playButton).toBeAttached();
      await settings.getByRole('checkbox', { name: 'Keyboard shortcuts' }).uncheck();
      await press('Escape');
      await expect(settings).toBeHidden();
    });

    await test.step('switched off, they do nothing', async () => {
      await guest.heading('Key Signatures').click();
      await press('q');
      await press('k');
      // A shortcut that still worked would have acted before this click.
      await player.resume();
      await expect(player.pauseButton).toBeVisible();
      await expect(player.queue.root).toBeHidden();
    });
  });
});
