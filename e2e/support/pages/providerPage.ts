import type { Locator, Page } from '@playwright/test';

/** The payment provider's page, in test mode. */
export class ProviderPage {
  readonly total: Locator;

  constructor(private readonly page: Page) {
    this.total = page.locator('.total .price');
  }

  async fillCard(number = '4242 4242 4242 4242') {
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Expiry (MM/YY)').fill('12/48');
    await this.page.getByLabel('CVC').fill('123');
    await this.page.getByLabel('Name on the card').fill('Lena Marsh');
  }

  async confirm() {
    await this.page.getByRole('button', { name: /^Pay \$/ }).click();
  }

  async payWithTestCard() {
    await this.fillCard();
    await this.confirm();
  }
}
