import { randomInt } from 'node:crypto';
import { newestMail } from '../../../apps/backend/testing/clients';
import { PASSWORD, signUp } from '../../support/people';
import { startProduct } from '../../support/startProduct';
import { enterShop, expect, test } from '../../support/test';

const newPhone = () => `+4915${String(randomInt(0, 1e9)).padStart(9, '0')}`;

test('somebody signs up as an artist, and is welcomed on the dashboard', async ({ visit }) => {
  const guest = await visit();
  await guest.open('/signup');
  const email = `artist.${randomInt(1e9)}@people.test`;
  await guest.signup.fill({ name: 'Nadia Voss', email, password: PASSWORD, confirmation: PASSWORD });
  await expect(guest.page.getByRole('radio', { name: /^Artist/ })).toBeChecked();
  await guest.signup.submit();
  await expect(guest.page).toHaveURL('/dashboard');
  await expect(guest.toast('Welcome Aboard!')).toContainText('Your musical journey begins now');
  await expect(guest.header.root.getByRole('link', { name: 'Artist Settings' })).toBeVisible();
});

test('a code by SMS signs a new number in, once, and the same person again', async ({ visit, product }) => {
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
  await expect(guest.toast('Login Successful')).toBeVisible();
  await guest.header.logOut();

  await guest.open('/login');
  await guest.login.askForCode(phone);
  await guest.login.enterCode(code);
  await expect(guest.page.getByRole('alert')).toHaveText('This code is wrong or has expired.');
});

test('a forgotten password is set anew by mail; its link works once, and every other session ends', async ({
  visit,
  product,
}) => {
  const lena = await signUp(product, 'Lena Marsh', 'customer');
  const elsewhere = await visit({ as: lena });
  await elsewhere.open('/dashboard');
  await expect(elsewhere.header.root.getByRole('button', { name: 'Your account' })).toBeVisible();

  const guest = await visit();
  await guest.open('/login');
  await guest.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(guest.heading('Forgot your password?')).toBeVisible();
  await guest.page.getByRole('textbox', { name: 'Email' }).fill(lena.email);
  await guest.page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(guest.page.getByText(`a reset email is on its way to it`)).toBeVisible();
  const { link } = await newestMail(product, lena.email, 'recovery');
  const setPassword = async (password: string) => {
    await guest.page.goto(link!);
    await guest.page.getByLabel('New password').fill(password);
    await guest.page.getByLabel('Confirm password').fill(password);
    await guest.page.getByRole('button', { name: 'Set password' }).click();
  };
  await setPassword('An0ther!password');
  await expect(guest.page).toHaveURL('/login');
  await expect(guest.toast('Your password has been changed')).toBeVisible();
  await setPassword('Th1rd!password');
  await expect(guest.page.getByRole('alert')).toHaveText('This link is invalid or has expired.');
  await expect(guest.page.getByRole('link', { name: 'Request a new link' })).toBeVisible();

  await guest.open('/login');
  await guest.login.logIn(lena.email, PASSWORD);
  await expect(guest.toast('Invalid email or password')).toBeVisible();
  await guest.login.logIn(lena.email, 'An0ther!password');
  await expect(guest.page).toHaveURL('/dashboard');
  const { status } = await fetch(`${product.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: product.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: lena.session.refresh_token }),
  });
  expect(status).toBe(400);
});

test('a demo account is one press away', async ({ visit }) => {
  const guest = await visit();
  await guest.open('/login');
  await expect(guest.page.getByRole('heading', { name: 'Quick signup' })).toBeVisible();
  await guest.page.getByRole('button', { name: 'Demo artist' }).click();
  await expect(guest.page).toHaveURL('/dashboard');
});

test('where e-mails are confirmed, demo is off and nobody sends texts, the pages say so', async ({ browser }) => {
  test.setTimeout(180_000);
  const product = await startProduct({
    demo: 'off',
    env: { FAIRTONE_EMAIL_CONFIRMATION: 'on', FAIRTONE_SMS_PROVIDER: 'off' },
  });
  try {
    const guest = await enterShop(browser, product);
    const email = `lena.${randomInt(1e9)}@people.test`;
    await guest.open('/login');
    await expect(guest.page.getByRole('heading', { name: 'Quick signup' })).toBeHidden();
    await guest.page.getByRole('tab', { name: 'By phone' }).click();
    await expect(guest.page.getByText('Phone login is not available here.')).toBeVisible();
    await guest.open('/signup');
    await guest.signup.fill({ name: 'Lena Marsh', email, password: PASSWORD, confirmation: PASSWORD });
    await guest.signup.submit();
    await expect(guest.page.getByText(`We have sent an email to ${email}.`)).toBeVisible();
    const first = await newestMail(product, email, 'signup');

    await guest.open('/login');
    await guest.login.logIn(email, PASSWORD);
    await expect(guest.toast('Please confirm your email first.')).toBeVisible();
    await guest.page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(guest.page.getByText(`If ${email} is waiting to be confirmed`)).toBeVisible();
    const { link } = await newestMail(product, email, 'signup', first);
    await guest.page.goto(link!);
    await guest.page.getByRole('button', { name: 'Confirm email' }).click();
    await expect(guest.page).toHaveURL('/dashboard');
    await guest.page.context().close();
  } finally {
    await product.stop();
  }
});
