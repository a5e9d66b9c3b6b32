import type { Locator, Page } from '@playwright/test';

/** The dialog in which a listener starts to support an artist. */
export class SupportDialog {
  readonly root: Locator;
  readonly amount: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: /^Support / });
    this.amount = this.root.getByLabel('Dollars each month');
  }

  async give(dollars: string) {
    await this.amount.fill(dollars);
    await this.root.getByRole('button', { name: /^Give / }).click();
  }
}
