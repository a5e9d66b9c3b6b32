import type { Locator, Page } from '@playwright/test';

/** On every page. */
export class Header {
  readonly root: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('banner');
  }

  async goHome() {
    await this.root.getByRole('link', { name: 'Fairtone, to the home page' }).click();
  }

  async goTo(name: string) {
    await this.root.getByRole('link', { name, exact: true }).click();
  }

  async logIn() {
    await this.root.getByRole('link', { name: 'Log in' }).click();
  }

  async openUserMenu() {
    await this.root.getByRole('button', { name: 'Your account' }).click();
    return this.page.getByRole('menu');
  }

  async logOut() {
    await (await this.openUserMenu()).getByRole('menuitem', { name: 'Log out' }).click();
  }

  async chooseLanguage(name: string) {
    await this.root.getByRole('button', { name: 'Language' }).click();
    await this.page.getByRole('menuitemradio', { name }).or(this.page.getByRole('menuitem', { name })).click();
  }
}
