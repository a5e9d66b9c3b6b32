import { FIRST_ANSWERS_ELEMENT_ID, PRERENDER_ELEMENT_ID } from '@fairtone/contracts';
import type { Page } from '@playwright/test';

/** From the next visit on, a page asks for all its data itself, and shows nothing before: for tests that answer or hold its requests. */
export async function askAnew(page: Page): Promise<void> {
  await page.addInitScript(
    (ids) => {
      // The html is read to its end, and no deferred script has run yet.
      document.addEventListener('readystatechange', () => {
        for (const id of ids) document.getElementById(id)?.remove();
        delete document.documentElement.dataset.firstView;
      });
    },
    [FIRST_ANSWERS_ELEMENT_ID, PRERENDER_ELEMENT_ID],
  );
}
