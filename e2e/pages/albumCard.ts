import type { Locator, Page } from '@playwright/test';

/** One album on a wall of covers. */
export class AlbumCard {
  readonly root: Locator;

  constructor(
    page: Page,
    private readonly title: string,
  ) {
    this.root = page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
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
