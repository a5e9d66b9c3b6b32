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

  async openArtist(name: string) {
    await this.page.getByRole('article').getByRole('link', { name }).first().click();
  }
}
