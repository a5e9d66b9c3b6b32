import type { Page, Request } from '@playwright/test';

/** The page draws what has come within a few frames. */
const STILL_MS = 300;
/** A scene holds it back for good, and so long that the menus, which let the screen go first, have come without it. */
const HELD_MS = 4000;
const LONGEST_MS = 20_000;
/** Stay open for as long as the page does. */
const LASTING = ['eventsource', 'websocket', 'media'];

/** When each request began that has no answer yet. */
const openRequests = new WeakMap<Page, Map<Request, number>>();

/** Before a page is opened: follows what it asks for and when it changes, for `untilQuiet`. */
export async function watchQuiet(page: Page): Promise<void> {
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

/** Waits until nothing is on its way to the page and nothing has changed on it for a moment. */
export async function untilQuiet(page: Page): Promise<void> {
  const longest = Date.now() + LONGEST_MS;
  do {
    // What was just done to the page has not changed it yet.
    const begun = await page.evaluate(() => performance.now());
    await page.waitForFunction(
      ([still, since]) =>
        performance.now() - Math.max(since!, Number(document.documentElement.dataset.changedAt ?? 0)) > still!,
      [STILL_MS, begun],
      { timeout: LONGEST_MS, polling: 50 },
    );
  } while (isWaiting(page) && Date.now() < longest);
}

/** Waits until what the page has asked for has come and is drawn. */
export async function untilDrawn(page: Page): Promise<void> {
  const longest = Date.now() + LONGEST_MS;
  do {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  } while (isWaiting(page) && Date.now() < longest);
}

const isWaiting = (page: Page) => [...openRequests.get(page)!.values()].some((began) => Date.now() - began < HELD_MS);
