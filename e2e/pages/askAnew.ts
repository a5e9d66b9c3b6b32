import { FIRST_ANSWERS_ELEMENT_ID } from '@fairtone/contracts';
import type { Page } from '@playwright/test';

/** From the next visit on, a page asks for all its data itself: for tests that answer or hold its requests. */
export async function askAnew(page: Page): Promise<void> {
  await page.addInitScript((id) => {
    // The html is read to its end, and no deferred script has run yet.
    document.addEventListener('readystatechange', () => document.getElementById(id)?.remove());
  }, FIRST_ANSWERS_ELEMENT_ID);
}
