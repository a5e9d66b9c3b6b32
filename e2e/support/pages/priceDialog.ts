import type { Locator, Page } from '@playwright/test';

/** The dialog in which a listener names the price. */
export class PriceDialog {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Name your price' });
  }

  async offer(dollars: string) {
    await this.root.getByLabel('Your price in US dollars').fill(dollars);
  }

  async addToCart() {
    await this.root.getByRole('button', { name: 'Add to cart' }).click();
  }
}
