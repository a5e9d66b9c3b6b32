import type { Locator, Page } from '@playwright/test';

/** Help, the blog, and the other pages of text. */
export class ArticlePages {
  readonly search: Locator;
  readonly questions: Locator;
  readonly posts: Locator;

  constructor(private readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search the answers' });
    this.questions = page.getByRole('main').getByRole('heading', { level: 3 });
    this.posts = page.getByRole('main').getByRole('listitem').getByRole('article');
  }

  title(name: string): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name });
  }

  /** What the document's head says of the page now. */
  head(): Promise<{ title: string; description: string | null; canonical: string | null }> {
    return this.page.evaluate(() => ({
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    }));
  }

  /** Fills the takedown notice; both declarations are made. */
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
