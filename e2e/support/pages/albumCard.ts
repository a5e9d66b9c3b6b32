import type { Locator, Page } from '@playwright/test';

/** An album on a wall of covers; the first of its cards, where a page has it on several walls. */
export class AlbumCard {
  readonly root: Locator;

  constructor(
    page: Page,
    private readonly title: string,
  ) {
    const link = page.getByRole('link', { name: title, exact: true });
    this.root = page.getByRole('article').filter({ has: link }).first();
  }

  /** Points at the cover and presses the play button that shows up. */
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
