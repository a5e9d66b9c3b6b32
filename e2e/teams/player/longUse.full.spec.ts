import type { CDPSession } from '@playwright/test';
import type { Album } from '../../support/albums';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';
import { bringOutThree, listenTo } from './listening';

/** A minute of an hour: a track of four minutes ends in every fourth. */
const MINUTES = 60;
/** A whole round of what is done, so that both measures are taken on the same page. */
const WARM_UP = 20;
const SETTLED = 0.002;

// What the browser compiles of scripts that run often is its own: it grows for as long as new paths become hot, is bounded
// by the scripts, and hides what the product itself keeps.
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
  album = await bringOutThree(product, 'Small Hours');
});

test.setTimeout(420_000);

/** What is used after collections, once it no longer falls. */
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

/** Plays the album that is shown; one that plays already is paused for a moment. */
async function startAlbum({ page }: Shop) {
  const [play, pause] = ['Play all', 'Pause'].map((name) =>
    page.getByRole('main').getByRole('button', { name, exact: true }),
  );
  await play!.or(pause!).first().waitFor();
  // A track that ends at this moment takes the button away under the pointer.
  const press = { timeout: 2000 };
  await expect(async () => {
    if (await pause!.first().isVisible()) await pause!.first().click(press);
    await play!.click(press);
    await pause!.first().waitFor(press);
  }).toPass();
}

/** Lets the track come to its end by itself; where nothing follows, playing is asked for again. */
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

/** What somebody does in a minute: looks around, changes the queue, and hears tracks come to their end. */
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
