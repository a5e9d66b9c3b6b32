import type { Locator, Page } from '@playwright/test';

/** The help pages and the form of a takedown notice. */
export class ArticlePages {
  readonly search: Locator;

  constructor(private readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search the answers' });
  }

  /** Fills in the takedown notice and ticks both declarations. */
  async fillNotice(notice: { link: string; name: string; email: string; details: string }) {
    await this.page.getByLabel('Link to the album or artist').fill(notice.link);
    await this.page.getByLabel('Your full name').fill(notice.name);
    await this.page.getByRole('main').getByLabel('Email').fill(notice.email);
    await this.page.getByLabel('Which work is it, and how is it used here?').fill(notice.details);
    for (const box of await this.page.getByRole('main').getByRole('checkbox').all()) await box.check();
  }

  async sendNotice() {
    await this.page.getByRole('button', { name: 'Send notice' }).click();
  }
}
