import { expect, type Locator, type Page } from '@playwright/test';

/** How long a press of "Show more" may wait for its button, in ms. */
const PRESS_MS = 1000;

/** A list of albums or artists: explore, all albums, all artists. */
export class ListPage {
  readonly cards: Locator;
  /** Placeholders of albums or artists that are still loading. */
  readonly placeholders: Locator;
  readonly search: Locator;
  readonly more: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.cards = main.getByRole('article');
    this.placeholders = main.locator('[aria-posinset]:not(:has(article))');
    this.search = main.getByRole('searchbox');
    this.more = main.getByRole('button', { name: 'Show more' });
  }

  /** "Showing 24 of 96 albums". */
  count(shown: number, all: number, kind: 'album' | 'artist'): Locator {
    return this.page.getByText(`Showing ${shown} of ${all} ${kind}${all === 1 ? '' : 's'}`, { exact: true });
  }

  async titles(): Promise<string[]> {
    return this.cards.getByRole('heading').allInnerTexts();
  }

  async sortBy(label: string) {
    await this.page.getByLabel('Sort by').selectOption(label);
  }

  async openTab(name: 'Artists' | 'Albums') {
    const tab = this.page.getByRole('tab', { name });
    await tab.click();
    // Changing a tab replaces the list: text typed earlier would go into the old one.
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  genre(name: string): Locator {
    return this.page.getByRole('group', { name: 'Genres' }).getByRole('button', { name, exact: true });
  }

  /** Scrolls down the list until this many items were seen. Each page has its own timeout. */
  async readTo(items: number) {
    for (let read = await this.reached(); read < items; read = await this.reached()) {
      await expect.poll(() => this.goFurther(), { intervals: [50] }).toBeGreaterThan(read);
    }
  }

  private async goFurther(): Promise<number> {
    // The button may be removed between the check and the press: then the list continued by itself.
    if (await this.more.isVisible()) await this.more.click({ timeout: PRESS_MS }).catch(() => undefined);
    await this.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return this.reached();
  }

  private async reached(): Promise<number> {
    const line = await this.page.getByText(/^Showing \d+ of/).innerText();
    return Number(/\d+/.exec(line)?.[0]);
  }
}
