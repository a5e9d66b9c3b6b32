import type { Locator, Page } from '@playwright/test';

/** `/dashboard` */
export class Dashboard {
  constructor(private readonly page: Page) {}

  async open(tab: 'overview' | 'purchases' | 'uploads') {
    await this.page.goto(`/dashboard?tab=${tab}`);
  }

  purchase(title: string): Locator {
    return this.page.getByRole('row').filter({ hasText: title });
  }

  async download(title: string) {
    await this.page.getByRole('button', { name: `Download ${title}` }).click();
  }
}
