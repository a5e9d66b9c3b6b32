import type { Locator, Page } from '@playwright/test';

/** The queue: the current track, what follows, and recommendations. */
export class QueueDrawer {
  readonly root: Locator;
  readonly rows: Locator;
  readonly offers: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('dialog', { name: 'Queue' });
    this.rows = this.root.getByRole('grid', { name: 'Up Next' }).getByRole('row');
    this.offers = this.root.getByRole('button', { name: /^Play .+ by / });
  }

  /** Titles of the next tracks, in order. */
  titles(): Promise<string[]> {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
  }

  row(title: string): Locator {
    return this.rows.and(this.page.getByRole('row', { name: title, exact: true }));
  }

  async remove(title: string) {
    await this.row(title)
      .getByRole('button', { name: `Remove ${title} from the queue` })
      .click();
  }

  /** Opens the menu of a row and chooses an entry. */
  async choose(title: string, action: 'Play next' | 'Move up' | 'Move down') {
    await this.row(title)
      .getByRole('button', { name: `More for ${title}` })
      .click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  button(name: 'Clear' | 'Save as playlist' | 'Add All to Queue' | 'Close'): Locator {
    return this.root.getByRole('button', { name });
  }

  async press(name: Parameters<QueueDrawer['button']>[0]) {
    await this.button(name).click();
  }
}
