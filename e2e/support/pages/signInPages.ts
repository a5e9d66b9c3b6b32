import type { Locator, Page } from '@playwright/test';

/** `/signup` */
export class SignupPage {
  constructor(private readonly page: Page) {}

  async fill(fields: { name?: string; email?: string; password?: string; confirmation?: string }) {
    const { name, email, password, confirmation } = fields;
    if (name !== undefined) await this.page.getByLabel('Full name').fill(name);
    if (email !== undefined) await this.page.getByLabel('Email').fill(email);
    if (password !== undefined) await this.page.getByLabel('Password', { exact: true }).fill(password);
    if (confirmation !== undefined) await this.page.getByLabel('Confirm password').fill(confirmation);
  }

  async submit() {
    await this.page.getByRole('button', { name: 'Create account' }).click();
  }
}

/** `/login` */
export class LoginPage {
  readonly phone: Locator;
  readonly code: Locator;

  constructor(private readonly page: Page) {
    this.phone = page.getByRole('textbox', { name: 'Phone number' });
    this.code = page.getByRole('textbox', { name: 'Code' });
  }

  async logIn(email: string, password: string) {
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.submit();
  }

  async askForCode(phone: string) {
    await this.page.getByRole('tab', { name: 'By phone' }).click();
    await this.phone.fill(phone);
    await this.page.getByRole('button', { name: 'Send code' }).click();
  }

  async enterCode(code: string) {
    await this.code.fill(code);
    await this.submit();
  }

  async goToSignup() {
    await this.page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  }

  private async submit() {
    await this.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  }
}
