import type { Locator, Page } from '@playwright/test';

/** `/album/:id` */
export class AlbumPage {
  readonly priceBox: Locator;

  constructor(private readonly page: Page) {
    this.priceBox = page.getByRole('region', { name: 'Price' });
  }

  async open(albumId: string) {
    await this.page.goto(`/album/${albumId}`);
  }

  async buy() {
    await this.priceBox.getByRole('button', { name: 'Buy Now' }).click();
  }

  async nameYourPrice() {
    await this.priceBox.getByRole('button', { name: 'Name Your Price' }).click();
  }

  async playAll() {
    await this.page.getByRole('button', { name: 'Play all' }).click();
  }

  /** The row of a track. */
  track(title: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('button', { name: `Like ${title}` }) });
  }

  /** The favorite button of the album, or of one of its tracks. */
  heart(trackTitle?: string): Locator {
    return this.page.getByRole('button', { name: trackTitle ? `Like ${trackTitle}` : 'Like', exact: true });
  }

  /** Opens the menu of a track, or of the album, and chooses an entry. */
  async choose(entry: string, trackTitle?: string) {
    await this.page
      .getByRole('button', { name: trackTitle ? `More about ${trackTitle}` : 'More about this album' })
      .click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  async openArtist(name: string) {
    await this.page.getByRole('article').getByRole('link', { name }).first().click();
  }
}
