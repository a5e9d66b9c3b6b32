import type { Locator, Page } from '@playwright/test';

const UNDER_DISCOVER = ['Albums', 'Artists'];

/** The header of every page. */
export class Header {
  readonly root: Locator;
  readonly discover: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('banner');
    this.discover = this.root.getByRole('button', { name: 'Discover' });
  }

  async goHome() {
    await this.root.getByRole('link', { name: 'Fairtone, to the home page' }).click();
  }

  /** Opens the links of "Discover", unless they are open. */
  async openDiscover() {
    if ((await this.discover.getAttribute('aria-expanded')) !== 'true') await this.discover.click();
  }

  async goTo(name: string) {
    if (UNDER_DISCOVER.includes(name)) await this.openDiscover();
    await this.root.getByRole('link', { name, exact: true }).click();
  }

  async logIn() {
    await this.root.getByRole('link', { name: 'Log in' }).click();
  }

  async openUserMenu() {
    await this.root.getByRole('button', { name: 'Your account' }).click();
    return this.page.getByRole('menu');
  }

  async chooseOfUserMenu(name: string) {
    await (await this.openUserMenu()).getByRole('menuitem', { name }).click();
  }

  async logOut() {
    await this.chooseOfUserMenu('Log out');
  }

  /** The menu of windows below 768 px. */
  async openMobileMenu() {
    await this.root.getByRole('button', { name: 'Open menu' }).click();
    return this.page.getByRole('dialog', { name: 'Menu' });
  }

  async chooseLanguage(name: string) {
    await this.root.getByRole('button', { name: 'Language' }).click();
    await this.page.getByRole('menuitemradio', { name }).or(this.page.getByRole('menuitem', { name })).click();
  }
}
