import type { Album } from '../../support/albums';
import { expect, test } from '../../support/test';
import { bringOutThree, listenTo, withoutOffers } from './listening';

let album: Album;
test.beforeAll(async ({ product }) => {
  album = await bringOutThree(product, 'Small Hours');
});

test('Previous restarts a track after 3 seconds, before that it goes back, from the first to the last', async ({
  visit,
}) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, album.id);
  const { player } = guest;
  await player.pause();
  await player.next();
  await expect(player.title('Night Bus')).toBeVisible();
  await player.seekTo(0.5);
  await expect.poll(() => player.seconds()).toBeGreaterThan(3);
  await player.previous();
  await expect.poll(() => player.seconds()).toBe(0);
  await expect(player.title('Night Bus')).toBeVisible();
  await player.previous();
  await expect(player.title('Corner Table')).toBeVisible();
  await player.previous();
  await expect(player.title('Paper Boats')).toBeVisible();
  await player.next();
  await expect(player.title('Corner Table')).toBeVisible();
});

test('the last track ends playback, begins again, or leads to the first, as repeat says', async ({ visit }) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, album.id);
  const { page, player } = guest;
  const playToTheEnd = async () => {
    await player.seekTo(0.93);
    await expect.poll(() => player.seconds()).toBeGreaterThan(15);
  };
  await player.next();
  await player.next();
  await expect(player.title('Paper Boats')).toBeVisible();
  await playToTheEnd();
  await expect(player.playButton).toBeVisible();
  await expect(player.title('Paper Boats')).toBeVisible();

  await page.keyboard.press('r');
  await expect(guest.toast('Repeat: all')).toBeVisible();
  await page.keyboard.press('r');
  await expect(guest.toast('Repeat: this track')).toBeVisible();
  await playToTheEnd();
  await player.resume();
  await expect.poll(() => player.seconds(), { intervals: [200] }).toBeLessThan(6);
  await expect(player.title('Paper Boats')).toBeVisible();
  await expect(player.pauseButton).toBeVisible();

  await player.enterFullScreen();
  await player.fullScreen.getByRole('button', { name: 'Repeat: this track' }).click();
  await player.fullScreen.getByRole('button', { name: 'Repeat: off' }).click();
  await expect(player.fullScreen.getByRole('button', { name: 'Repeat: all' })).toBeVisible();
  await page.keyboard.press('Escape');
  await playToTheEnd();
  await expect(player.title('Corner Table')).toBeVisible();
  await expect(player.pauseButton).toBeVisible();
});
