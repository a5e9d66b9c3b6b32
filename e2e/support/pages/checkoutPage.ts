import type { Page } from '@playwright/test';

/** `/checkout`, and `/checkout/return`, to which the provider redirects. */
export class CheckoutPage {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/checkout');
  }

  /** Continues to the payment provider's page. */
  async pay() {
    await this.page.getByRole('button', { name: /^Pay \$/ }).click();
  }

  async goToPurchases() {
    await this.page.getByRole('link', { name: 'Go to your purchases' }).click();
  }
}
