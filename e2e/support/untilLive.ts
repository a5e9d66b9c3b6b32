import { PRERENDER_ELEMENT_ID } from '@fairtone/contracts';
import type { BrowserContext, Page } from '@playwright/test';

const LONGEST_MS = 20_000;

/**
 * A visit is over when the page has taken the place of the first view that the host drew: until then nothing can be pressed, and each
 * text stands twice in the html. People wait for that too; what they see before is e2e/quality/load/firstView. Who waits for nothing but the
 * first bytes (`waitUntil: 'commit'`) sees it.
 */
function untilLive(page: Page): Page {
  for (const move of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[move].bind(page) as (...args: unknown[]) => Promise<unknown>;
    const goAndWait = async (...args: unknown[]) => {
      const answer = await go(...args);
      const isForCommit = (args.at(-1) as { waitUntil?: string } | undefined)?.waitUntil === 'commit';
      if (!isForCommit) await gone(page);
      return answer;
    };
    Object.assign(page, { [move]: goAndWait });
  }
  return page;
}

/** The same for every window of a browser. */
export function everyVisitUntilLive(context: BrowserContext): BrowserContext {
  context.on('page', untilLive);
  return context;
}

/** The same for one visit of a page that tests do otherwise. */
export async function goUntilLive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await gone(page);
}

// Without scripts it is there and never shown.
const gone = (page: Page) => page.locator(`#${PRERENDER_ELEMENT_ID}`).waitFor({ state: 'hidden', timeout: LONGEST_MS });
