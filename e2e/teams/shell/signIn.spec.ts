import { randomInt } from 'node:crypto';
import { newestMail } from '../../../servers/testing/clients';
import { PASSWORD, signUp } from '../../support/people';
import { expect, test } from '../../support/test';

const newPhone = () => `+4915${String(randomInt(0, 1e9)).padStart(9, '0')}`;

test.describe('Sign-in', () => {
  test('a visitor signs up as an artist and is welcomed on the dashboard; a demo account is one press away', async ({
    visit,
  }) => {
    const guest = await visit();
    await guest.open('/signup');
    const email = `artist.${randomInt(1e9)}@people.test`;
    await guest.signup.fill({ name: 'Nadia Voss', email, password: PASSWORD, confirmation: PASSWORD });
    await expect(guest.page.getByRole('radio', { name: /^Artist/ })).toBeChecked();
    await guest.signup.submit();
    await expect(guest.page).toHaveURL('/dashboard');
    await expect(guest.toast('Welcome Aboard!')).toContainText('Your musical journey begins now');
    await expect(guest.header.root.getByRole('link', { name: 'Artist Settings' })).toBeVisible();

    await guest.header.logOut();
    await guest.header.logIn();
    await guest.page.getByRole('button', { name: 'Demo artist' }).click();
    await expect(guest.header.root.getByRole('link', { name: 'Artist Settings' })).toBeVisible();
  });

  test('a code by SMS signs a new number in, after a wrong one was refused', async ({ visit, product }) => {
    const phone = newPhone();
    const guest = await visit();
    await guest.open('/login?returnTo=%2Fplaylists');
    await guest.login.askForCode(phone);
    await expect(guest.page.getByText(`We have sent a code to ${phone}.`)).toBeVisible();
    const { code } = await newestMail(product, phone, 'sms');
    await guest.login.enterCode(code === '000000' ? '111111' : '000000');
    await expect(guest.page.getByRole('alert')).toHaveText('This code is wrong or has expired.');
    await guest.login.enterCode(code);
    await expect(guest.page).toHaveURL('/playlists');
  });

  test('a forgotten password is set anew by the link of a mail, and logs in', async ({ visit, product }) => {
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    const guest = await visit();
    await guest.open('/login');
    await guest.page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(guest.heading('Forgot your password?')).toBeVisible();
    await guest.page.getByRole('textbox', { name: 'Email' }).fill(lena.email);
    await guest.page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(guest.page.getByText('a reset email is on its way to it')).toBeVisible();
    const { link } = await newestMail(product, lena.email, 'recovery');
    await guest.page.goto(link!);
    await guest.page.getByLabel('New password').fill('An0ther!password');
    await guest.page.getByLabel('Confirm password').fill('An0ther!password');
    await guest.page.getByRole('button', { name: 'Set password' }).click();
    await expect(guest.page).toHaveURL('/login');
    await expect(guest.toast('Your password has been changed')).toBeVisible();
    await guest.login.logIn(lena.email, 'An0ther!password');
    await expect(guest.page).toHaveURL('/dashboard');
  });
});
