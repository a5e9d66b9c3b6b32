import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { everyVisitUntilLive } from './untilLive';

/** What stays with a browser until it is closed: one that a test did this to is not lent again. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'route',
  'routeFromHAR',
  'setExtraHTTPHeaders',
] as const;

/** Written by the server without scripts, so that nothing is stored while a browser is prepared. */
const PLAIN_PAGE = '/robots.txt';

interface Kept {
  options: string;
  context: BrowserContext;
  isSpoiled: boolean;
}

/**
 * Browsers that are lent to one test after the other: scripts that are in the cache, compiled, open a page in half of the time. What a
 * person had stored is taken away in between.
 */
export class LentBrowsers {
  readonly #free: Kept[] = [];
  readonly #lent = new Map<BrowserContext, Kept>();

  constructor(private readonly browser: Browser) {}

  /** A browser of which nobody can tell that another used it, but by what its cache holds. */
  async lend(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const at = this.#free.findIndex((kept) => kept.options === key);
    const kept = at >= 0 ? this.#free.splice(at, 1)[0]! : await this.#open(key, options);
    this.#lent.set(kept.context, kept);
    return kept.context;
  }

  async giveBack(context: BrowserContext): Promise<void> {
    const kept = this.#lent.get(context);
    this.#lent.delete(context);
    if (!kept || kept.isSpoiled) return context.close();
    await context.setOffline(false);
    await context.clearCookies();
    for (const page of context.pages()) await page.close();
    this.#free.push(kept);
  }

  async close(): Promise<void> {
    for (const { context } of this.#free) await context.close();
  }

  async #open(key: string, options: BrowserContextOptions): Promise<Kept> {
    const context = await this.browser.newContext(options);
    everyVisitUntilLive(context);
    const kept = { options: key, context, isSpoiled: false };
    context.once('close', () => (kept.isSpoiled = true));
    for (const method of LASTING) {
      const original = (context[method] as (...args: unknown[]) => unknown).bind(context);
      Object.assign(context, {
        [method]: (...args: unknown[]) => {
          kept.isSpoiled = true;
          return original(...args);
        },
      });
    }
    return kept;
  }
}

/** Forgets what was stored on this page's browser for the origin, and stores `items` in their place. */
export async function remember(
  page: Page,
  origin: string,
  items: readonly { name: string; value: string }[],
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,file_systems,indexeddb,local_storage,cache_storage';
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await browser.detach();
  if (items.length === 0) return;
  await page.goto(origin + PLAIN_PAGE);
  await page.evaluate((items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)), [...items]);
}
