import { cached, keptVersions, settle, versionOf, visitWithWorker } from '../../support/device';
import { publishVariant } from '../../support/releaseVariant';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

const NEXT = '9.9.9';
const HOME = /./;

let shop: Shop;
test.beforeEach(async ({ product, browser }) => {
  product.releases.release(publishVariant(product.releases, 'catalog', NEXT));
  shop = await visitWithWorker(browser, product);
  await shop.open('/');
  await settle(shop.page);
  await expect.poll(async () => (await keptVersions(shop.page))?.catalog).toBe(NEXT);
});
test.afterEach(async ({ product }) => {
  product.releases.release(product.releases.live.catalog!);
  await shop.page.context().close();
});

test('a version that was rolled back is gone with the next visit, from the page and from the device', async ({
  product,
}) => {
  const { page } = shop;
  const context = page.context();
  await context.setOffline(true);
  await page.reload();
  await expect(shop.heading(HOME).first()).toBeVisible();
  expect(await versionOf(page, 'catalog')).toBe(NEXT);
  await context.setOffline(false);

  const { version } = product.releases.live.catalog!;
  product.releases.release(product.releases.live.catalog!);
  await page.reload();
  await expect(shop.heading(HOME).first()).toBeVisible();
  expect(await versionOf(page, 'catalog')).toBe(version);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((url) => url.includes(`/catalog/${NEXT}/`))).toEqual([]);
  await expect.poll(async () => (await keptVersions(page))?.catalog).toBe(version);
  await expect
    .poll(async () => (await cached(page, 'fairtone-files')).filter((path) => path.includes(`/catalog/${NEXT}/`)))
    .toEqual([]);
});

test('a page that came from the device offers the right version once there is a network', async ({ product }) => {
  const { page } = shop;
  await page.context().setOffline(true);
  await page.reload();
  await expect(shop.heading(HOME).first()).toBeVisible();
  product.releases.release(product.releases.live.catalog!);
  // Until the page watches for the network, its return tells it nothing.
  await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-kept'))).toBe(true);
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => versionOf(page, 'catalog')).toBe(product.releases.live.catalog!.version);
});

test('a file that was changed on the device does not run, and the page starts with the right one', async () => {
  const { page } = shop;
  await page.evaluate(async () => {
    const files = await caches.open('fairtone-files');
    for (const { url } of await files.keys())
      if (url.endsWith('.js'))
        await files.put(
          url,
          new Response('globalThis.isPoisoned = true;', { headers: { 'content-type': 'text/javascript' } }),
        );
  });
  await page.reload();
  await expect(shop.heading(HOME).first()).toBeVisible();
  await shop.header.openDiscover();
  expect(await page.evaluate(() => 'isPoisoned' in globalThis)).toBe(false);
});
