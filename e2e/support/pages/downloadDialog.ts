import type { Locator, Page } from '@playwright/test';

/** The dialog that downloads an owned album. */
export class DownloadDialog {
  readonly root: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('dialog', { name: /^Download / });
  }

  /**
   * Starts the download and returns the path of the saved file.
   * @param format omitted: the uploaded format, which is preselected
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
