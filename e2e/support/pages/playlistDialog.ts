import type { Locator, Page } from '@playwright/test';

/** The dialog in which a listener chooses or creates the playlist for tracks. */
export class PlaylistDialog {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: /^Add .* to a playlist$/ });
  }

  async choose(playlist: string) {
    await this.root.getByRole('button', { name: playlist, exact: true }).click();
  }

  async begin() {
    await this.root.getByRole('button', { name: 'New playlist' }).click();
  }

  async create(name: string, description = '') {
    await this.root.getByLabel('Playlist name').fill(name);
    await this.root.getByLabel('Description').fill(description);
    await this.root.getByRole('button', { name: 'Create and add' }).click();
  }
}
