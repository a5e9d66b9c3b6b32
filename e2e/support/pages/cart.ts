import type { Locator, Page } from '@playwright/test';

/** The cart drawer, opened from the header. */
export class Cart {
  readonly root: Locator;
  readonly button: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Your cart' });
    this.button = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  }

  async open() {
    await this.button.click();
  }

  async close() {
    await this.root.getByRole('button', { name: 'Close cart' }).click();
  }

  line(title: string): Locator {
    return this.root.getByRole('listitem').filter({ hasText: title });
  }

  async remove(title: string) {
    await this.root.getByRole('button', { name: `Remove ${title}` }).click();
  }

  async proceed() {
    await this.root.getByRole('link', { name: 'Proceed to Checkout' }).click();
  }
}
