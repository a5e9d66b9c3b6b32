import type { Page } from '@playwright/test';

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
  constructor(private readonly page: Page) {}

  async logIn(email: string, password: string) {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  }

  async goToSignup() {
    await this.page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  }
}
