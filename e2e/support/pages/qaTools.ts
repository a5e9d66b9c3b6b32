import type { Locator, Page } from '@playwright/test';

/** The panel of the QA tools. */
export class QaTools {
  readonly panel: Locator;
  readonly badge: Locator;
  readonly apply: Locator;
  readonly resetAll: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.getByRole('dialog', { name: 'Quality assurance' });
    this.badge = page.getByRole('complementary', { name: 'Quality assurance' });
    this.apply = this.panel.getByRole('button', { name: 'Apply and reload' });
    this.resetAll = this.panel.getByRole('button', { name: 'Reset all' });
  }

  remote(name: string): Locator {
    return this.panel
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .first();
  }

  /** Opens the details of a remote. */
  async unfold(name: string) {
    const details = this.remote(name).locator('details');
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
    return details;
  }

  async choose(remote: string, option: string | RegExp) {
    const details = await this.unfold(remote);
    const select = details.getByLabel(`In this browser: ${remote}`);
    const label = await select.locator('option').filter({ hasText: option }).first().textContent();
    await select.selectOption({ label: label! });
  }

  async chooseServer(remote: string, origin: string) {
    await this.choose(remote, 'From a local dev server');
    await this.remote(remote).getByLabel('Address of the dev server').fill(origin);
  }

  async applyAndReload() {
    const reloaded = this.page.waitForEvent('load');
    await this.apply.click();
    await reloaded;
  }

  /** Writes overrides into local storage by hand, as an attacker might. */
  async forge(overrides: object) {
    await this.page.evaluate((text) => localStorage.setItem('fairtone.overrides', text), JSON.stringify(overrides));
  }
}
