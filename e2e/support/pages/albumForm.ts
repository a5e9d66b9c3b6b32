import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** `/create-album` and `/edit-album/:id` */
export class AlbumForm {
  readonly root: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('main');
  }

  /** Opens the form of a new album, or of this album. */
  async open(album?: { id: string }) {
    await this.page.goto(album ? `/edit-album/${album.id}` : '/create-album');
  }

  async describe(fields: { title?: string; description?: string; genres?: string[]; priceDollars?: string }) {
    const { title, description, genres = [], priceDollars } = fields;
    if (title !== undefined) await this.root.getByLabel('Title', { exact: true }).fill(title);
    if (description !== undefined) await this.root.getByLabel('Description', { exact: true }).fill(description);
    // The checkbox is hidden; its label is pressed.
    for (const genre of genres) await this.root.getByText(genre, { exact: true }).click();
    if (priceDollars !== undefined) await this.root.getByLabel('Price in US dollars').fill(priceDollars);
  }

  /** Chooses a picture and accepts the suggested square crop. */
  async chooseCover(file: string) {
    await this.root
      .getByLabel(/Choose a cover|Change cover/)
      .first()
      .setInputFiles(file);
    const crop = this.page.getByRole('dialog', { name: 'Crop the cover' });
    await crop.getByRole('button', { name: 'Use this cover' }).click();
    await crop.waitFor({ state: 'hidden' });
  }

  async addFiles(files: string[]) {
    await this.root.getByLabel('Add audio files').setInputFiles(files);
  }

  /** Drops files on the track list, as from a file manager. */
  async dropFiles(files: string[]) {
    const carried = await this.page.evaluateHandle(
      (all) => {
        const transfer = new DataTransfer();
        for (const { name, base64 } of all) {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([bytes], name));
        }
        return transfer;
      },
      files.map((file) => ({ name: basename(file), base64: readFileSync(file).toString('base64') })),
    );
    const zone = this.root.getByText('Add audio files');
    for (const event of ['dragenter', 'dragover', 'drop']) await zone.dispatchEvent(event, { dataTransfer: carried });
  }

  track(number: number): Locator {
    return this.root
      .getByRole('list', { name: 'Tracks' })
      .getByRole('listitem')
      .nth(number - 1);
  }

  /** The row of the track with this title. */
  rowOf(title: string): Locator {
    const field = this.page.locator(`input[value=${JSON.stringify(title)}]`);
    return this.root.getByRole('list', { name: 'Tracks' }).getByRole('listitem').filter({ has: field });
  }

  async publish() {
    await this.root.getByRole('button', { name: 'Publish' }).click();
  }

  async saveChanges() {
    await this.root.getByRole('button', { name: 'Save changes' }).click();
  }

  async saveDraft() {
    await this.root.getByRole('button', { name: 'Save draft' }).click();
  }
}
