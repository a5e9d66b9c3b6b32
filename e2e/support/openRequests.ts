import type { Page, Route } from '@playwright/test';

type Handler = (route: Route) => Promise<void>;

/**
 * Ends the interception of a page's requests after those that are open. `unrouteAll` with `behavior: 'wait'` cannot: as soon as the first of
 * two open requests is answered, Playwright lets the second one through, and its handler fails.
 */
export function openRequests() {
  const open = new Set<Promise<void>>();
  return {
    /** A handler whose work is waited for. */
    track:
      (handle: Handler): Handler =>
      async (route) => {
        const work = handle(route);
        open.add(work);
        await work.finally(() => open.delete(work));
      },
    /** Waits for all of it, and handles no further request of the page. */
    end: async (page: Page): Promise<void> => {
      while (open.size > 0) await Promise.allSettled(open);
      // A request that came meanwhile is let through.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}
