import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { openThrottledProxy, type ThrottledProxy } from '../../../servers/testing/kit/throttledProxy';
import { signUp, type Person } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { test as base, enterShop } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

/** An artist at the album form, connected through a proxy that the test can throttle and cut. */
export interface AlbumFormFixture {
  product: Product;
  throttle: ThrottledProxy;
  artist: Person;
  /** Opens a browser with the form of a new album. */
  openForm: () => Promise<Shop>;
}

interface WorkerFixtures {
  throttle: ThrottledProxy;
}

export const test = base.extend<{ setup: AlbumFormFixture }, WorkerFixtures>({
  throttle: [
    async ({ product }, use) => {
      const throttle = await openThrottledProxy();
      throttle.connectTo(product.url);
      await use(throttle);
      await throttle.close();
    },
    { scope: 'worker' },
  ],
  setup: async ({ browser, product, throttle }, use) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const shops: Shop[] = [];
    throttle.mend();
    throttle.limit(Infinity);
    const openForm = async () => {
      const shop = await enterShop(browser, throttle, { as: artist });
      shops.push(shop);
      await routeThroughProxy(shop.page.context(), product, throttle);
      await shop.albumForm.open();
      return shop;
    };
    await use({ product, throttle, artist, openForm });
    for (const { page } of shops) await page.context().close();
  },
});

/** A page contains the product's origin for requests to its services: here it is replaced by the proxy's. */
async function routeThroughProxy(context: BrowserContext, product: Product, throttle: ThrottledProxy): Promise<void> {
  const own = new RegExp(`http://(localhost|127\\.0\\.0\\.1):${new URL(product.url).port}\\b`, 'g');
  await context.route(`${throttle.url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = answer.headers();
    const policy = headers['content-security-policy']!.replaceAll(own, throttle.url);
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': policy },
      body: (await answer.text()).replaceAll(own, throttle.url),
    });
  });
}

/** Bytes of the running upload of this artist that are on the product's disk. */
export function bytesAtServer({ product: { dataDir }, artist }: Pick<AlbumFormFixture, 'product' | 'artist'>): number {
  const folder = join(dataDir, 'storage/uploads', artist.id);
  const parts = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.part')) : [];
  return parts.reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0);
}

export { expect } from '../../support/test';
