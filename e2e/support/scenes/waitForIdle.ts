import type { Page, Request } from '@playwright/test';

/** How long the page must not change, in ms: loaded data is drawn within a few frames. */
const STILL_MS = 300;
/**
 * Requests that are open longer than this are held by a scene and no longer awaited; menus that wait for the screen have loaded by then.
 */
const HELD_MS = 4000;
const LONGEST_MS = 20_000;
/** Types of requests that stay open as long as the page. */
const LASTING = ['eventsource', 'websocket', 'media'];

/** Start time of each unanswered request. */
const openRequests = new WeakMap<Page, Map<Request, number>>();

/** Before a page is opened: tracks its requests and changes, for `waitForIdle`. */
export async function trackActivity(page: Page): Promise<void> {
  const open = new Map<Request, number>();
  openRequests.set(page, open);
  page.on('request', (request) => LASTING.includes(request.resourceType()) || open.set(request, Date.now()));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.addInitScript(() => {
    const note = () => (document.documentElement.dataset.changedAt = String(performance.now()));
    const watched = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => attributeName !== 'data-changed-at')) note();
    }).observe(document, watched);
  });
}

/** Waits until no request is open and the page has not changed for a moment. */
export async function waitForIdle(page: Page): Promise<void> {
  const longest = Date.now() + LONGEST_MS;
  do {
    // The latest action may not have changed the page yet.
    const begun = await page.evaluate(() => performance.now());
    await page.waitForFunction(
      ([still, since]) =>
        performance.now() - Math.max(since!, Number(document.documentElement.dataset.changedAt ?? 0)) > still!,
      [STILL_MS, begun],
      { timeout: LONGEST_MS, polling: 50 },
    );
  } while (isWaiting(page) && Date.now() < longest);
}

/** Waits until all requested data has arrived and is drawn. */
export async function waitForRender(page: Page): Promise<void> {
  const longest = Date.now() + LONGEST_MS;
  do {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  } while (isWaiting(page) && Date.now() < longest);
}

const isWaiting = (page: Page) => [...openRequests.get(page)!.values()].some((began) => Date.now() - began < HELD_MS);
