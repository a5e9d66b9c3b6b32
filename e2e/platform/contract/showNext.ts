import { expect, type Page } from '@playwright/test';

const MARK = 'data-of-the-screen-before';

/**
 * Goes to an address and waits for the heading of its screen. A page that is not loaded anew shows the screen before for a moment:
 * its headings are marked, and do not count.
 */
export async function showNext(page: Page, path: string, go: (path: string) => Promise<void>): Promise<void> {
  const { pathname, search } = new URL(page.url());
  if (pathname + search !== path) {
    await page.evaluate((mark) => {
      for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) heading.setAttribute(mark, '');
    }, MARK);
  }
  await go(path);
  await expect(page.locator(`main :is(h1, h2, h3):not([${MARK}])`).first()).toBeVisible();
}
