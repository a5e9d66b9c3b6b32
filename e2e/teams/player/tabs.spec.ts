import type { Album } from '../../support/albums';
import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';
import { isSounding, trackMediaElements } from './sound/captureSound';
import { publishThreeTracks, listenTo, removeRecommendations } from './listening';

test.describe('Player in several tabs', () => {
  let album: Album;
  let other: Album;
  test.beforeAll(async ({ product }) => {
    album = await publishThreeTracks(product, 'Left Bank');
    other = await publishThreeTracks(product, 'Right Bank');
  });

  test('sounds in one tab; the other shows and steers it, takes over when something is played there, and gives it back when closed', async ({
    visit,
  }) => {
    const first = await visit();
    await trackMediaElements(first.page);
    await removeRecommendations(first);
    await listenTo(first, album.id);
    const second = new Shop(await first.page.context().newPage());
    await second.album.open(other.id);
    const note = ({ player }: Shop) => player.root.getByText('Playing in another tab.');
    await expect(note(second)).toBeVisible();
    await expect(second.player.title('Corner Table')).toBeVisible();
    await expect(second.player.pauseButton).toBeVisible();

    await second.player.next();
    await expect(first.player.title('Night Bus')).toBeVisible();
    await second.player.reaches(1);
    await second.player.pause();
    await expect(first.player.playButton).toBeVisible();
    await expect.poll(() => isSounding(first.page)).toBe(false);

    await first.player.resume();
    await expect.poll(() => isSounding(first.page)).toBe(true);
    await second.album.playAll();
    await expect(note(first)).toBeVisible();
    await expect(first.player.title('Corner Table')).toBeVisible();
    await expect.poll(async () => [await isSounding(first.page), await isSounding(second.page)]).toEqual([false, true]);

    await second.player.reaches(2);
    await second.page.close();
    await expect(note(first)).toBeHidden();
    await expect(first.player.playButton).toBeVisible();
    expect(await first.player.seconds()).toBeGreaterThanOrEqual(1);
    await first.player.resume();
    await expect.poll(() => isSounding(first.page)).toBe(true);
  });
});

test.describe('Player on a page that is loaded anew', () => {
  let album: Album;
  test.beforeAll(async ({ product }) => {
    album = await publishThreeTracks(product, 'Second Look');
  });

  test('keeps track, place, queue, volume and settings, is paused, and goes on from there', async ({ visit }) => {
    const guest = await visit();
    await removeRecommendations(guest);
    await listenTo(guest, album.id);
    const { page, player } = guest;
    const volume = player.root.getByRole('slider', { name: 'Volume' });
    await player.next();
    await player.seekTo(0.5);
    await expect.poll(() => player.seconds()).toBeGreaterThan(7);
    await volume.fill('40');
    const settings = await player.openSettings();
    await settings.getByLabel('Sleep timer').selectOption('15 minutes');
    await expect(settings.getByText(/^Stops in 1\d:\d\d$/)).toBeVisible();
    await settings.getByLabel('Speed').selectOption('1.25×');
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await player.pause();
    const before = await player.seconds();

    await page.reload();
    await expect(player.title('Night Bus')).toBeVisible();
    await expect(player.playButton).toBeVisible();
    await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(before - 2);
    await expect(volume).toHaveValue('40');
    const again = await player.openSettings();
    await expect(again.getByLabel('Speed')).toHaveValue('1.25');
    await expect(again.getByLabel('Sleep timer')).toHaveValue('off');
    await page.keyboard.press('Escape');
    await expect(again).toBeHidden();
    expect(await (await player.openQueue()).titles()).toEqual(['Paper Boats']);
    await player.queue.press('Close');
    await player.resume();
    await player.reaches(before + 1);
  });
});
