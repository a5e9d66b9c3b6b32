import type { Locator, Page } from '@playwright/test';

/** What stands in for an app whose files cannot be had. */
export class MissingPart {
  readonly root: Locator;
  readonly tryAgain: Locator;

  constructor(page: Page, part: string) {
    // The innermost box that holds both the words and the way on.
    this.root = page
      .locator('[data-remote-failed], [role="alert"], [role="dialog"]')
      .filter({ hasText: `${part} is not available right now` })
      .filter({ has: page.getByRole('button', { name: 'Try again' }) })
      .last();
    this.tryAgain = this.root.getByRole('button', { name: 'Try again' });
  }
}
