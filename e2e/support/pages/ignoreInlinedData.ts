import { FIRST_ANSWERS_ELEMENT_ID, PRERENDER_STYLE_ID, PRERENDERED_STATE_ID } from '@fairtone/contracts';
import type { Page } from '@playwright/test';

/**
 * From the next visit on, a page ignores inlined data and prerendered HTML and requests all its data: for tests that intercept its
 * requests.
 */
export async function ignoreInlinedData(page: Page): Promise<void> {
  await page.addInitScript(
    (ids) => {
      // The HTML has been parsed, and no deferred script has run yet.
      document.addEventListener('readystatechange', () => {
        for (const id of ids) document.getElementById(id)?.remove();
        if (document.documentElement.dataset.firstView !== undefined)
          document.getElementById('root')?.replaceChildren();
        delete document.documentElement.dataset.firstView;
      });
    },
    [FIRST_ANSWERS_ELEMENT_ID, PRERENDERED_STATE_ID, PRERENDER_STYLE_ID],
  );
}
