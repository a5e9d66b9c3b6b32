import { cachedPaths, cachedVersions, waitUntilCached, versionOf, openWithServiceWorker } from '../../support/device';
import { publishVariant } from '../../support/releaseVariant';
import { expect, test } from '../../support/test';

const NEXT = '9.9.9';
const HOME = /./;

test.describe('A version on the device', () => {
  test.afterEach(({ product }) => product.releases.release(product.releases.live.catalog!));

  test('gives way to the right one once it was rolled back, and goes from the device; a file changed there never runs', async ({
    product,
    browser,
  }) => {
    const live = product.releases.live.catalog!;
    const next = await publishVariant(product.releases, 'catalog', NEXT);
    product.releases.release(next);
    const ofNext = Object.keys(next.integrity).filter((file) => !live.integrity[file]);
    const isOfNext = (address: string) => ofNext.some((file) => address.endsWith(file.slice('..'.length)));
    const shop = await openWithServiceWorker(browser, product);
    const { page } = shop;
    await shop.open('/');
    await waitUntilCached(page);
    await expect.poll(async () => (await cachedVersions(page))?.catalog).toBe(NEXT);
    expect((await cachedPaths(page, 'fairtone-files')).filter(isOfNext).length).toBeGreaterThan(2);

    await page.context().setOffline(true);
    await page.reload();
    await expect(shop.heading(HOME).first()).toBeVisible();
    expect(await versionOf(page, 'catalog')).toBe(NEXT);
    product.releases.release(live);
    // The page must listen for network events first, or it misses the reconnection.
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-kept'))).toBe(true);
    await page.context().setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => versionOf(page, 'catalog')).toBe(live.version);
    await expect(shop.heading(HOME).first()).toBeVisible();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter(isOfNext)).toEqual([]);
    await expect.poll(async () => (await cachedVersions(page))?.catalog).toBe(live.version);
    await expect.poll(async () => (await cachedPaths(page, 'fairtone-files')).filter(isOfNext)).toEqual([]);

    const changed = await page.evaluate(async () => {
      const files = await caches.open('fairtone-files');
      const scripts = (await files.keys()).filter(({ url }) => url.endsWith('.js'));
      const headers = { 'content-type': 'text/javascript' };
      for (const { url } of scripts) await files.put(url, new Response('globalThis.isPoisoned = true;', { headers }));
      return scripts.length;
    });
    expect(changed).toBeGreaterThan(5);
    await page.reload();
    await expect(shop.heading(HOME).first()).toBeVisible();
    await shop.header.openDiscover();
    expect(await page.evaluate(() => 'isPoisoned' in globalThis)).toBe(false);
    await page.context().close();
  });
});
