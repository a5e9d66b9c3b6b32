import type { Locator, Page } from '@playwright/test';

/** The card of an album; the first one, when the page shows several. */
export class AlbumCard {
  readonly root: Locator;

  constructor(
    page: Page,
    private readonly title: string,
  ) {
    const link = page.getByRole('link', { name: title, exact: true });
    this.root = page.getByRole('article').filter({ has: link }).first();
  }

  /** Hovers over the cover and presses the play button that appears. */
  async play() {
    await this.root.hover();
    await this.root.getByRole('button', { name: `Play ${this.title}` }).click();
  }

  async open() {
    await this.root.getByRole('link', { name: this.title, exact: true }).click();
  }

  async openArtist(name: string) {
    await this.root.getByRole('link', { name }).click();
  }
}
