import type { Album } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { bringOutEight, bringOutThree, listenTo, withoutOffers } from './listening';

let album: Album;
let parts: Album;
const upcoming = [2, 3, 4, 5, 6, 7, 8].map((number) => `Part ${number}`);

test.beforeAll(async ({ product }) => {
  album = await bringOutThree(product, 'Small Hours');
  parts = await bringOutEight(product, 'One Piece');
});

test('the queue shows what comes next; rows are moved, removed and played', async ({ visit }) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, album.id);
  await guest.player.pause();
  const queue = await guest.player.openQueue();
  await expect(queue.root.getByRole('heading', { name: 'Up Next 2 tracks' })).toBeVisible();
  expect(await queue.titles()).toEqual(['Night Bus', 'Paper Boats']);
  await queue.choose('Paper Boats', 'Play next');
  await expect.poll(() => queue.titles()).toEqual(['Paper Boats', 'Night Bus']);
  await queue.choose('Paper Boats', 'Move down');
  await expect.poll(() => queue.titles()).toEqual(['Night Bus', 'Paper Boats']);
  await queue.remove('Night Bus');
  await expect.poll(() => queue.titles()).toEqual(['Paper Boats']);
  await queue.row('Paper Boats').getByText('Paper Boats').click();
  await expect(queue.root.getByText('No upcoming tracks in the queue.')).toBeVisible();
  await expect(queue.root.getByText('Add songs to your queue to continue listening.')).toBeVisible();
  await queue.press('Close');
  await expect(guest.player.title('Paper Boats')).toBeVisible();
  await expect(guest.player.pauseButton).toBeVisible();
});

test('the queue is put into another order with the keyboard alone', async ({ visit }) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, parts.id);
  const { page, player } = guest;
  await page.keyboard.press('k');
  await expect(player.playButton).toBeVisible();
  await page.keyboard.press('q');
  const { queue } = player;
  await expect.poll(() => queue.titles()).toEqual(upcoming);

  const isOnFirst = () => queue.rows.first().evaluate((row) => row === document.activeElement);
  for (let presses = 0; presses < 12 && !(await isOnFirst()); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(queue.root.getByRole('button', { name: 'Move Part 2', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(queue.root.getByRole('button', { name: /^Insert / }).first()).toBeAttached();
  for (let places = 0; places < 4; places += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await queue.titles()).indexOf('Part 2')).toBeGreaterThan(0);
  expect((await queue.titles()).toSorted()).toEqual(upcoming);
  await page.keyboard.press('Escape');
  await expect(queue.root).toBeHidden();
});

test('a queued row is dragged with the pointer', async ({ visit }) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, album.id);
  await guest.player.pause();
  const queue = await guest.player.openQueue();
  const target = (await queue.row('Night Bus').boundingBox())!;
  await queue.row('Paper Boats').dragTo(queue.row('Night Bus'), { targetPosition: { x: target.width / 2, y: 2 } });
  await expect.poll(() => queue.titles()).toEqual(['Paper Boats', 'Night Bus']);
});

test('shuffle keeps what plays and mixes the rest; switched off, the order is back', async ({ visit }) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, parts.id);
  await guest.player.pause();
  const order = async () => {
    const queue = await guest.player.openQueue();
    const shown = await queue.titles();
    await queue.press('Close');
    await expect(queue.root).toBeHidden();
    return shown;
  };
  expect(await order()).toEqual(upcoming);
  await guest.page.keyboard.press('s');
  await expect(guest.toast('Shuffle is on')).toBeVisible();
  const mixed = await order();
  expect(mixed.toSorted()).toEqual(upcoming);
  // One in 5040 mixes is the order that was.
  expect(mixed).not.toEqual(upcoming);
  await expect(guest.player.title('Part 1')).toBeVisible();
  await guest.page.keyboard.press('s');
  expect(await order()).toEqual(upcoming);
});

test('a short queue is filled up with what others hear, unless the listener does not want it', async ({ visit }) => {
  const guest = await visit();
  await listenTo(guest, album.id);
  await expect(guest.player.root.getByRole('heading', { name: 'Up Next · 7 tracks' })).toBeVisible();
  await expect(guest.player.root.getByRole('listitem')).toHaveCount(6);

  const settings = await guest.player.openSettings();
  await settings.getByRole('checkbox', { name: 'Keep playing with recommendations' }).uncheck();
  await guest.page.keyboard.press('Escape');
  const queue = await guest.player.openQueue();
  await queue.press('Clear');
  await queue.press('Close');
  await guest.player.next();
  await expect(guest.player.title('Night Bus')).toBeVisible();
  await guest.player.openQueue();
  await expect(queue.offers).toHaveCount(8);
  await queue.press('Add All to Queue');
  await expect(queue.rows).toHaveCount(8);
  await queue.press('Clear');
  await expect(queue.rows).toHaveCount(0);
  const name = (await queue.offers.first().getAttribute('aria-label'))!;
  await queue.offers.first().click();
  await queue.press('Close');
  await expect(guest.player.title(/^Play (.+) by /.exec(name)![1]!)).toBeVisible();
  await expect(guest.player.root.getByRole('heading', { name: 'Recommended For You' })).toBeVisible();
  await expect(guest.player.root.getByRole('listitem')).toHaveCount(5);
});

test('a guest who saves the queue is asked to log in; a listener gets the playlists', async ({ product, visit }) => {
  const guest = await visit();
  await listenTo(guest, album.id);
  await (await guest.player.openQueue()).press('Save as playlist');
  await expect(guest.toast('Login Required')).toBeVisible();

  const lena = await visit({ as: await signUp(product, 'Lena Marsh', 'customer') });
  await listenTo(lena, album.id);
  await (await lena.player.openQueue()).press('Save as playlist');
  await expect(lena.page.getByRole('dialog', { name: 'Add Queue to a playlist' })).toBeVisible();
});
