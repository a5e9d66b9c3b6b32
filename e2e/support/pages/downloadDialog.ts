import type { Locator, Page } from '@playwright/test';

/** Where an owned album is saved. */
export class DownloadDialog {
  readonly root: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('dialog', { name: /^Download / });
  }

  /**
   * Starts the download and gives the path of what the browser saved.
   * @param format left out: what was uploaded, which is chosen already
   */
  async save(format?: 'MP3'): Promise<{ name: string; path: string }> {
    if (format) await this.root.getByRole('radio', { name: new RegExp(`^${format}`) }).check();
    const saved = this.page.waitForEvent('download');
    await this.root.getByRole('button', { name: 'Download', exact: true }).click();
    const download = await saved;
    return { name: download.suggestedFilename(), path: await download.path() };
  }

  async close() {
    await this.root.getByRole('button', { name: 'Close' }).last().click();
  }
}
