import type { Locator, Page } from '@playwright/test';

/** What stands in for an app whose files cannot be had. */
export class MissingPart {
  readonly root: Locator;
  readonly tryAgain: Locator;

  /** @param place where it stands in: an app may miss in the page and in its header at once */
  constructor(page: Page, part: string, place: Page | Locator = page) {
    // The innermost box that holds both the words and the way on.
    this.root = place
      .locator('[data-remote-failed], [role="alert"], [role="dialog"]')
      .filter({ hasText: `${part} is not available right now` })
      .filter({ has: page.getByRole('button', { name: 'Try again' }) })
      .last();
    this.tryAgain = this.root.getByRole('button', { name: 'Try again' });
  }
}
