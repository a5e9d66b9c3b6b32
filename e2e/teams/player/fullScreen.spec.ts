import type { Album } from '../../support/albums';
import { expect, test } from '../../support/test';
import { bringOutThree, listenTo, withoutOffers } from './listening';

const NARROW = { width: 600, height: 900 };
const WIDE = { width: 1280, height: 900 };

let album: Album;
test.beforeAll(async ({ product }) => {
  album = await bringOutThree(product, 'Small Hours');
});

test('a window that becomes narrow shows the player in full screen: once a track, and the listener decides', async ({
  visit,
}) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, album.id);
  const { page, player } = guest;
  await page.setViewportSize(NARROW);
  await expect(player.fullScreen).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player.fullScreen).toBeHidden();

  await page.setViewportSize(WIDE);
  await page.setViewportSize(NARROW);
  await player.pauseButton.waitFor();
  await expect(player.fullScreen).toBeHidden();

  await page.setViewportSize(WIDE);
  await player.next();
  await expect(player.title('Night Bus')).toBeVisible();
  await page.setViewportSize(NARROW);
  await expect(player.fullScreen).toBeVisible();
  await player.fullScreen.getByRole('button', { name: 'Leave full screen' }).click();

  await page.setViewportSize(WIDE);
  await player.next();
  await player.pause();
  await page.setViewportSize(NARROW);
  await player.playButton.waitFor();
  await expect(player.fullScreen).toBeHidden();
});

test('full screen keeps focus inside, steers everything, gives focus back, and leads to the album', async ({
  visit,
}) => {
  const guest = await visit();
  await withoutOffers(guest);
  await listenTo(guest, album.id);
  const { page, player } = guest;
  await player.enterFullScreen();
  const full = player.fullScreen;
  await expect(full.getByRole('heading', { name: 'Corner Table' })).toBeVisible();
  await expect(full.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', /^0:\d\d of 0:\d\d$/);
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await full.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await full.getByRole('button', { name: 'Shuffle' }).click();
  await expect(full.getByRole('button', { name: 'Shuffle', pressed: true })).toBeVisible();
  await full.getByRole('button', { name: 'Mute' }).click();
  await expect(full.getByRole('slider', { name: 'Volume' })).toHaveValue('0');

  await full.getByRole('button', { name: 'Open the queue' }).click();
  const queue = player.queue;
  await queue.press('Clear');
  await expect(queue.root.getByText('Your queue is empty')).toBeVisible();
  await expect(queue.root.getByText('Add songs to continue your listening journey')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(queue.root).toBeHidden();
  await expect(full).toBeVisible();
  await expect.poll(() => full.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
  await expect(player.root.getByRole('button', { name: 'Full screen' })).toBeFocused();

  await guest.header.goHome();
  await player.enterFullScreen();
  await full.getByRole('link', { name: 'Go to Album' }).click();
  await expect(full).toBeHidden();
  await expect(guest.heading('Small Hours')).toBeVisible();
});
