import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { Shop } from './pages/shop';
import type { Product } from './startProduct';
import { waitForAppOnEveryVisit } from './waitForApp';

/**
 * Opens a browser that may install the service worker. Other browsers may not, because tests intercept requests between page and network.
 */
export async function openWithServiceWorker(
  browser: Browser,
  product: Pick<Product, 'url'>,
  options: BrowserContextOptions = {},
): Promise<Shop> {
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'allow', ...options });
  waitForAppOnEveryVisit(context);
  return new Shop(await context.newPage());
}

/** Uses the page a little, and waits until the device has cached all of it. */
export async function waitUntilCached(page: Page): Promise<void> {
  const use = async () => {
    // A page that is still starting does not react to the first key.
    await page.keyboard.press('Tab');
    return cachedVersions(page);
  };
  await expect.poll(use, { timeout: 30_000 }).not.toBeNull();
}

/** Versions by remote that the cached page names; null while it is not cached. */
export const cachedVersions = (page: Page) =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return null;
    const kept = await (await caches.open('fairtone-page')).match('/offline.html');
    // Parsed by hand: the page's Trusted Types policy forbids parsing text into a document.
    const [, text] = /id="fairtone-releases">(.*?)<\/script>/s.exec((await kept?.text()) ?? '') ?? [];
    if (!text) return null;
    const { remotes } = JSON.parse(text) as { remotes: Record<string, { live: { version: string } }> };
    return Object.fromEntries(Object.entries(remotes).map(([name, { live }]) => [name, live.version]));
  });

/** Version of a remote that the open page names; null while the page has not loaded that far. */
export const versionOf = (page: Page, remote: string) =>
  page.evaluate((name) => {
    const text = document.readyState === 'loading' ? null : document.getElementById('fairtone-releases')?.textContent;
    if (!text) return null;
    const { remotes } = JSON.parse(text) as { remotes: Record<string, { live: { version: string } }> };
    return remotes[name]!.live.version;
  }, remote);

/** Paths of all entries of one cache. */
export const cachedPaths = (page: Page, name: string) =>
  page.evaluate(async (cache) => {
    const keys = (await caches.has(cache)) ? await (await caches.open(cache)).keys() : [];
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/** Names of the caches that hold data of one person. */
export const personalCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /-(data|own|kept)-(?!guest|everybody)/.test(name)));

/** Opens a path within the open page, as a link does; `goto` reloads the page. */
export const navigateInPage = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
