import type { CDPSession } from '@playwright/test';
import type { Album } from '../../support/albums';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';
import { publishThreeTracks, listenTo } from './listening';

/** Length of one minute of the simulated hour: a track of four minutes ends in every fourth. */
const MINUTES = 60;
/** A complete cycle of actions, so that both measurements are taken on the same page. */
const WARM_UP = 20;
const SETTLED = 0.002;

// Compiled code grows as more code paths become hot. It is limited by the size of the scripts, and would hide what the product itself
// retains.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug'],
    });
  },
});

let album: Album;
test.beforeAll(async ({ product }) => {
  album = await publishThreeTracks(product, 'Small Hours');
});

test.setTimeout(420_000);

/** Heap in use after garbage collections, once it no longer falls. */
async function heapBytes(session: CDPSession): Promise<number> {
  let least = Infinity;
  await expect
    .poll(
      async () => {
        await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        const fell = least - usedSize;
        least = Math.min(least, usedSize);
        return fell < least * SETTLED;
      },
      { intervals: [500] },
    )
    .toBe(true);
  return least;
}

/** Plays the album on the page; an album that already plays is paused first. */
async function startAlbum({ page }: Shop) {
  const [play, pause] = ['Play all', 'Pause'].map((name) =>
    page.getByRole('main').getByRole('button', { name, exact: true }),
  );
  await play!.or(pause!).first().waitFor();
  // A track that ends at this moment removes the button under the pointer.
  const press = { timeout: 2000 };
  await expect(async () => {
    if (await pause!.first().isVisible()) await pause!.first().click(press);
    await play!.click(press);
    await pause!.first().waitFor(press);
  }).toPass();
}

/** Waits for the end of the track; if nothing follows, playback is started again. */
async function hearTheEnd({ player }: Shop) {
  await player.seekTo(0.97);
  await expect
    .poll(async () => {
      const total = Number(await player.position.getAttribute('aria-valuemax'));
      return (await player.playButton.isVisible()) || (await player.seconds()) < total / 2;
    })
    .toBe(true);
  if (await player.playButton.isVisible()) await player.resume();
}

/** One minute of a listener: opens pages, changes the queue, and lets tracks end. */
async function spendMinute(shop: Shop, minute: number) {
  const { page, player } = shop;
  await shop.header.goTo(['Explore', 'Albums', 'Artists', 'Home'][minute % 4]!);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (minute % 2 === 0) {
    const queue = await player.openQueue();
    await queue.offers.first().waitFor();
    await queue.root
      .getByRole('button', { name: /^Add .+ to the queue$/ })
      .first()
      .click();
    if (minute % 10 === 0) await queue.press('Clear');
    else
      await queue.rows
        .last()
        .getByRole('button', { name: /^Remove / })
        .click();
    await queue.press('Close');
    await queue.root.waitFor({ state: 'hidden' });
  }
  if (minute % 10 === 0) {
    await player.openAlbum((await player.root.getByRole('link').nth(0).textContent())!.trim());
    await startAlbum(shop);
  }
  if (minute % 4 === 0) await hearTheEnd(shop);
  if (minute % 4 === 2) await player.next();
  await player.seekTo(0.3);
}

test('an hour of looking around, playing and changing the queue leaves the memory as it was', async ({ visit }) => {
  const guest = await visit();
  await listenTo(guest, album.id);
  const session = await guest.page.context().newCDPSession(guest.page);
  for (let minute = 0; minute < WARM_UP; minute += 1) await spendMinute(guest, minute);
  const before = await heapBytes(session);
  for (let minute = 0; minute < MINUTES; minute += 1) await spendMinute(guest, minute);
  const after = await heapBytes(session);
  test.info().annotations.push({ type: 'heap', description: `${before} -> ${after} bytes` });
  expect(after).toBeLessThan(before * 1.05);
});
