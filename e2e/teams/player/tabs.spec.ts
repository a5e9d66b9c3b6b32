import type { Album } from '../../support/albums';
import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';
import { rememberPlayers } from './sound/captureSound';
import { bringOutThree, listenTo, withoutOffers } from './listening';

let album: Album;
let other: Album;
test.beforeAll(async ({ product }) => {
  album = await bringOutThree(product, 'Small Hours');
  other = await bringOutThree(product, 'Salt and Light');
});

const isSounding = ({ page }: Shop) =>
  page.evaluate(() => {
    const { __played } = window as unknown as { __played: Set<HTMLMediaElement> };
    return [...__played].some((element) => !element.paused);
  });

test('one tab plays; the other shows and steers it, takes over when something is played there, and gives it back when closed', async ({
  visit,
}) => {
  const first = await visit();
  await rememberPlayers(first.page);
  await withoutOffers(first);
  await listenTo(first, album.id);
  const second = new Shop(await first.page.context().newPage());
  await second.open('/');
  const note = ({ player }: Shop) => player.root.getByText('Playing in another tab.');
  await expect(note(second)).toBeVisible();
  await expect(second.player.title('Corner Table')).toBeVisible();
  await expect(second.player.pauseButton).toBeVisible();

  await second.player.next();
  await expect(first.player.title('Night Bus')).toBeVisible();
  await second.player.reaches(2);
  await second.player.pause();
  await expect(first.player.playButton).toBeVisible();
  await expect.poll(() => isSounding(first)).toBe(false);

  await first.player.resume();
  await expect.poll(() => isSounding(first)).toBe(true);
  await second.album.open(other.id);
  await expect(note(second)).toBeVisible();
  await second.album.playAll();
  await expect(note(first)).toBeVisible();
  await expect(first.player.title('Corner Table')).toBeVisible();
  await expect.poll(async () => [await isSounding(first), await isSounding(second)]).toEqual([false, true]);

  await second.player.reaches(2);
  await second.page.close();
  await expect(note(first)).toBeHidden();
  await expect(first.player.playButton).toBeVisible();
  expect(await first.player.seconds()).toBeGreaterThanOrEqual(1);
  await first.player.resume();
  await expect.poll(() => isSounding(first)).toBe(true);
});

test('a page that is loaded anew stands where it was: track, place, queue, volume; paused', async ({ visit }) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, album.id);
  const { page, player } = guest;
  await player.next();
  await player.seekTo(0.5);
  await expect.poll(() => player.seconds()).toBeGreaterThan(7);
  const volume = player.root.getByRole('slider', { name: 'Volume' });
  await volume.fill('40');
  await player.pause();
  const before = await player.seconds();
  await page.reload();
  await expect(player.title('Night Bus')).toBeVisible();
  await expect(player.playButton).toBeVisible();
  await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(before - 2);
  await expect(volume).toHaveValue('40');
  expect(await (await player.openQueue()).titles()).toEqual(['Paper Boats']);
  await player.queue.press('Close');
  await player.resume();
  await player.reaches(before + 1);
});
