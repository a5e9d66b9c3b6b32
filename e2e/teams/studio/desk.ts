import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator } from '@playwright/test';
import { openLine, type Line } from '../../support/line';
import { signUp, type Person } from '../../support/people';
import { startProduct, type Product } from '../../support/startProduct';
import { test as base, enterShop } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

/** An artist at the album form, on a line that the test holds in its hands. */
export interface Desk {
  product: Product;
  line: Line;
  artist: Person;
  /** Opens a browser at the new album's form. */
  sitDown: () => Promise<Shop>;
}

interface WorkerFixtures {
  studio: { product: Product; line: Line };
}

const START_WITHIN_MS = 180_000;

export const test = base.extend<{ desk: Desk }, WorkerFixtures>({
  studio: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const line = await openLine();
      const product = await startProduct({ demo: 'off', env: { SITE_URL: line.url } });
      line.connectTo(product.url);
      await use({ product, line });
      await line.close();
      await product.stop();
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
  desk: async ({ browser, studio: { product, line } }, use) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const shops: Shop[] = [];
    line.mend();
    line.limit(Infinity);
    await use({ product, line, artist, sitDown: () => sitDown(browser, line, artist, shops) });
    for (const { page } of shops) await page.context().close();
  },
});

async function sitDown(browser: Browser, line: Line, artist: Person, shops: Shop[]): Promise<Shop> {
  const shop = await enterShop(browser, line, { as: artist });
  shops.push(shop);
  await shop.albumForm.open();
  return shop;
}

/** Bytes of an artist's unfinished uploads that the product has on its disk. */
export function bytesAtServer({ product: { dataDir }, artist }: Pick<Desk, 'product' | 'artist'>): number {
  const parts = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter(
    ({ name, parentPath }) => name.endsWith('.part') && parentPath.endsWith(artist.id),
  );
  return parts.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** What of a track's upload is shown as done, 0 to 1; null while there is no bar. */
export async function shownShare(track: Locator): Promise<number | null> {
  const bar = track.getByRole('progressbar');
  if ((await bar.count()) === 0) return null;
  // It may be gone by now.
  const read = bar.evaluate((element) => (element as HTMLProgressElement).value, undefined, { timeout: 1000 });
  return read.catch(() => null);
}

export { expect } from '../../support/test';
