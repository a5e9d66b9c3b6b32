import type { BrowserContext, Page } from '@playwright/test';

const LONGEST_MS = 20_000;

/**
 * A navigation ends when the prerendered page is hydrated: until then some controls only remember presses. e2e/quality/load/prerenderedPage tests
 * what visitors see and do before. A test that waits only for the first bytes (`waitUntil: 'commit'`) sees it too.
 */
function waitForApp(page: Page): Page {
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

/** Does the same for every window of a browser. */
export function waitForAppOnEveryVisit(context: BrowserContext): BrowserContext {
  context.on('page', waitForApp);
  return context;
}

/** Waits in the same way after a navigation that a test starts by other means. */
export async function gotoApp(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await gone(page);
}

const gone = (page: Page) => page.locator('html[data-first-view]').waitFor({ state: 'detached', timeout: LONGEST_MS });
