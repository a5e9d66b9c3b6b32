import type { Album } from '../../support/albums';
import { expect, test } from '../../support/test';
import { bringOutThree, listenTo, withoutOffers } from './listening';

let album: Album;
test.beforeAll(async ({ product }) => {
  album = await bringOutThree(product, 'Small Hours');
});

test('keys steer the player from any page', async ({ visit }) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, album.id);
  const { page, player } = guest;
  const press = (key: string) => page.keyboard.press(key);
  await guest.heading('Small Hours').click();

  await press(' ');
  await expect(player.playButton).toBeVisible();
  const before = await player.seconds();
  await press('ArrowRight');
  await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(before + 4);
  await press('ArrowLeft');
  await expect.poll(() => player.seconds()).toBeLessThanOrEqual(before + 1);
  await press('Shift+ArrowRight');
  await expect(player.title('Night Bus')).toBeVisible();
  await press('Shift+ArrowLeft');
  await expect(player.title('Corner Table')).toBeVisible();
  await press('m');
  await expect(player.root.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await press('m');
  await press('f');
  await expect(player.fullScreen).toBeVisible();
  await press('ArrowUp');
  await expect(player.fullScreen.getByRole('slider', { name: 'Volume' })).toHaveValue('75');
  await press('f');
  await expect(player.fullScreen).toBeHidden();
  await press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Previous or next track')).toBeVisible();
  await press('k');
  await press('Escape');
  await expect(help).toBeHidden();
  await expect(player.playButton).toBeVisible();
});

test('keys mean what they say while someone types, and nothing once they are switched off', async ({ visit }) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, album.id);
  const { page, player } = guest;
  const settings = await player.openSettings();
  const token = settings.getByLabel('Your user token');
  await token.fill('');
  await token.pressSequentially('mk ');
  await expect(token).toHaveValue('mk ');
  await settings.getByRole('button', { name: 'Connect' }).click();
  await expect(settings.getByText('That is no ListenBrainz token.')).toBeVisible();
  await settings.getByRole('checkbox', { name: 'Keyboard shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(player.pauseButton).toBeVisible();
  await guest.heading('Small Hours').click();
  await page.keyboard.press('q');
  await page.keyboard.press('k');
  await expect(player.pauseButton).toBeVisible();
  await expect(player.queue.root).toBeHidden();
});

test('the sleep timer says how long it has left, and speed and crossfade stay as they were chosen', async ({
  visit,
}) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, album.id);
  const settings = await guest.player.openSettings();
  await settings.getByLabel('Sleep timer').selectOption('15 minutes');
  await expect(settings.getByText(/^Stops in 14:\d\d$/)).toBeVisible();
  await settings.getByLabel('Speed').selectOption('1.25×');
  const crossfade = settings.getByRole('slider', { name: 'Crossfade' });
  await crossfade.focus();
  for (let presses = 0; presses < 4; presses += 1) await guest.page.keyboard.press('ArrowRight');
  await expect(crossfade).toHaveAttribute('aria-valuetext', '4 seconds');
  await guest.page.reload();
  const again = await guest.player.openSettings();
  await expect(again.getByLabel('Speed')).toHaveValue('1.25');
  await expect(again.getByRole('slider', { name: 'Crossfade' })).toHaveValue('4');
  await expect(again.getByLabel('Sleep timer')).toHaveValue('off');
});
