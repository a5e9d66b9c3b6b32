import type { Locator, Page } from '@playwright/test';

/** `/artist/:id` */
export class ArtistPage {
  readonly follow: Locator;
  readonly following: Locator;

  constructor(private readonly page: Page) {
    this.follow = page.getByRole('button', { name: 'Follow', exact: true });
    this.following = page.getByRole('button', { name: 'Following', exact: true });
  }

  async open(artistId: string) {
    await this.page.goto(`/artist/${artistId}`);
  }

  /** A section of the page by its heading. */
  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  /** The headings of the sections, in their order. */
  get sections(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 2 });
  }

  async press(name: 'Support Monthly' | 'Quick Edit' | 'Customise page') {
    await this.page.getByRole('button', { name }).click();
  }
}
