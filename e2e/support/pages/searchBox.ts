import type { Locator, Page } from '@playwright/test';

/** The search box of the header. */
export class SearchBox {
  readonly field: Locator;
  readonly options: Locator;

  constructor(private readonly page: Page) {
    this.field = page.getByRole('banner').getByRole('combobox', { name: 'Search artists, albums and tracks' });
    this.options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  }

  /** Presses "/" and types. */
  async type(words: string) {
    await this.page.keyboard.press('/');
    await this.field.pressSequentially(words);
  }

  /** On small screens an icon opens the field. */
  async unfold() {
    await this.page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  }

  option(name: string | RegExp): Locator {
    return this.options.filter({ hasText: name });
  }
}
