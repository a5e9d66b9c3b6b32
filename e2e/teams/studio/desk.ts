import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { openLine, type Line } from '../../../servers/testing/kit/line';
import { signUp, type Person } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { test as base, enterShop } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

/** An artist at the album form, connected through a proxy that the test can throttle and cut. */
export interface Desk {
  product: Product;
  line: Line;
  artist: Person;
  /** Opens a browser with the form of a new album. */
  sitDown: () => Promise<Shop>;
}

interface WorkerFixtures {
  line: Line;
}

export const test = base.extend<{ desk: Desk }, WorkerFixtures>({
  line: [
    async ({ product }, use) => {
      const line = await openLine();
      line.connectTo(product.url);
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  desk: async ({ browser, product, line }, use) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const shops: Shop[] = [];
    line.mend();
    line.limit(Infinity);
    const sitDown = async () => {
      const shop = await enterShop(browser, line, { as: artist });
      shops.push(shop);
      await askOverLine(shop.page.context(), product, line);
      await shop.albumForm.open();
      return shop;
    };
    await use({ product, line, artist, sitDown });
    for (const { page } of shops) await page.context().close();
  },
});

/** A page contains the product's origin for requests to its services: here it is replaced by the proxy's. */
async function askOverLine(context: BrowserContext, product: Product, line: Line): Promise<void> {
  const own = new RegExp(`http://(localhost|127\\.0\\.0\\.1):${new URL(product.url).port}\\b`, 'g');
  await context.route(`${line.url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = answer.headers();
    const policy = headers['content-security-policy']!.replaceAll(own, line.url);
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': policy },
      body: (await answer.text()).replaceAll(own, line.url),
    });
  });
}

/** Bytes of the running upload of this artist that are on the product's disk. */
export function bytesAtServer({ product: { dataDir }, artist }: Pick<Desk, 'product' | 'artist'>): number {
  const folder = join(dataDir, 'storage/uploads', artist.id);
  const parts = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.part')) : [];
  return parts.reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0);
}

export { expect } from '../../support/test';
