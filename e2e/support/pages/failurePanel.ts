import type { Locator, Page } from '@playwright/test';

/** The panel shown instead of an app whose files cannot be loaded. */
export class FailurePanel {
  readonly root: Locator;
  readonly tryAgain: Locator;

  /** @param place the region that shows it: an app may be missing in the page and in its header at once */
  constructor(page: Page, part: string, place: Page | Locator = page) {
    // The innermost element that contains both the text and the button.
    this.root = place
      .locator('[data-remote-failed], [role="alert"], [role="dialog"]')
      .filter({ hasText: `${part} is not available right now` })
      .filter({ has: page.getByRole('button', { name: 'Try again' }) })
      .last();
    this.tryAgain = this.root.getByRole('button', { name: 'Try again' });
  }
}
