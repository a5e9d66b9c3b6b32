import { chromium, type Browser } from '@playwright/test';
import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { startProduct, type Product } from '../../support/startProduct';
import { answerPayment, startStripeDouble, stripeCalls, type StripeDouble } from '../../support/stripeDouble';
import { enterShop, expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

const given = async (person: Person) => {
  const { data } = await person.rest.rpc('list_support', { side: 'given' });
  return data?.map(({ amount_cents, state, cancel_at_period_end }) => [amount_cents, state, cancel_at_period_end]);
};

test('support is listed, changed, ended with the month and taken up again', async ({ product, visit }) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  const lena = await signUp(product, 'Lena Marsh', 'customer');
  const shop = await visit({ as: lena });
  await shop.artist.open(artist.id);
  await shop.artist.press('Support Monthly');
  await shop.support.give('5');
  await shop.provider.payWithTestCard();
  await expect(shop.toast('Thank you!')).toBeVisible();

  await shop.open('/settings?tab=payments');
  const row = shop.page.getByRole('listitem').filter({ hasText: 'Nadia Voss' });
  await expect(row).toContainText('$5.00 a month');
  await expect(row).toContainText('Next payment');
  expect(await axeProblems(shop.page)).toEqual([]);
  await row.getByRole('button', { name: 'Change the amount for Nadia Voss' }).click();
  const dialog = shop.page.getByRole('dialog');
  await dialog.getByLabel('Dollars each month').fill('0.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Minimum donation amount is $1')).toBeVisible();
  await dialog.getByLabel('Dollars each month').fill('7.50');
  await product.ask((sql) => sql.unsafe('revoke execute on function public.donation_to_change from service_role'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(shop.toast('Failed to change your support')).toContainText('Nothing was changed.');
  expect(await given(lena)).toEqual([[500, 'active', false]]);
  await product.ask((sql) => sql.unsafe('grant execute on function public.donation_to_change to service_role'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(shop.toast('Your support is changed')).toBeVisible();
  await expect(row).toContainText('$7.50 a month');
  expect(await given(lena)).toEqual([[750, 'active', false]]);

  await row.getByRole('button', { name: 'End support of Nadia Voss' }).click();
  await shop.page.getByRole('alertdialog').getByRole('button', { name: 'End support' }).click();
  await expect(row).toContainText('Ends ');
  expect(await given(lena)).toEqual([[750, 'active', true]]);
  await row.getByRole('button', { name: 'Keep supporting Nadia Voss' }).click();
  await expect(row).toContainText('Next payment');
  expect(await given(lena)).toEqual([[750, 'active', false]]);
});

test.describe('with a publishable key', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(180_000);
  let shopWithKey: Product;
  let double: StripeDouble;
  let browser: Browser;
  let artist: Person;
  let lena: Person;
  let shop: Shop;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    shopWithKey = await startProduct({ demo: 'off', env: { STRIPE_PUBLISHABLE_KEY: 'pk_test_double' } });
    double = await startStripeDouble();
    const executablePath = process.env.FAIRTONE_CHROMIUM;
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...double.launchArguments] });
    artist = await signUp(shopWithKey, 'Nadia Voss', 'artist');
  });
  test.afterAll(async () => {
    await browser.close();
    await double.stop();
    await shopWithKey.stop();
  });
  test.beforeEach(async () => {
    lena = await signUp(shopWithKey, 'Lena Marsh', 'customer');
    shop = await enterShop(browser, shopWithKey, { as: lena, locale: 'en-US', ignoreHTTPSErrors: true });
  });
  test.afterEach(() => shop.page.context().close());

  async function begin() {
    await shop.artist.open(artist.id);
    await shop.artist.press('Support Monthly');
    await shop.support.give('5');
  }
  const give = () => shop.support.root.getByRole('button', { name: 'Give $5.00 a month' }).click();

  test('the secret is confirmed in Stripe’s form, and thanks come with the provider’s word', async () => {
    await begin();
    await expect(shop.support.root.getByText('The card form of the double')).toBeVisible();
    await give();
    await expect.poll(async () => (await stripeCalls(shop.page)).at(-1)?.[0]).toBe('confirmPayment');
    const calls = await stripeCalls(shop.page);
    expect(calls.map(([name]) => name)).toEqual(['Stripe', 'elements', 'create', 'mount', 'confirmPayment']);
    expect(calls[0]?.slice(1)).toEqual(['pk_test_double', { locale: 'en' }]);
    const { clientSecret } = calls[1]?.[1] as { clientSecret: string };
    expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    expect(calls[2]?.[1]).toBe('payment');
    const confirmed = { return_url: `${shopWithKey.url}/artist/${artist.id}` };
    expect(calls[4]?.[1]).toEqual({ confirmParams: confirmed, redirect: 'if_required' });

    // What Stripe's servers do with the confirmation, the test-mode provider does here.
    const card = { cardNumber: '4242 4242 4242 4242', cardholder: 'Lena Marsh', expiry: '12/48', cvc: '123' };
    const page = `${shopWithKey.paymentsUrl}/pay/intent/${clientSecret}?return_url=${encodeURIComponent(confirmed.return_url)}`;
    await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ ...card, email: lena.email }),
      redirect: 'manual',
    });
    await answerPayment(shop.page, {});
    await expect(shop.toast('Thank you!')).toContainText('You now support Nadia Voss every month.');
    expect(await given(lena)).toEqual([[500, 'active', false]]);
  });

  for (const [name, answer, words] of [
    ['a refusal with words', { error: { message: 'Your card was declined.' } }, 'Your card was declined.'],
    ['a refusal without words', { error: {} }, 'Something went wrong'],
  ] as const) {
    test(`${name} is said`, async () => {
      await begin();
      await give();
      await expect.poll(async () => (await stripeCalls(shop.page)).at(-1)?.[0]).toBe('confirmPayment');
      await answerPayment(shop.page, answer);
      await expect(shop.toast('Payment Failed')).toContainText(words);
      expect(await given(lena)).toEqual([[500, 'incomplete', false]]);
    });
  }

  test('a form that lost its card element is said', async () => {
    await shop.open('/');
    await shop.page.evaluate(() => sessionStorage.setItem('lostElement', 'yes'));
    await begin();
    await expect(shop.support.root.getByText('The card form of the double')).toBeVisible();
    await give();
    await expect(shop.toast('Payment Failed')).toContainText('Card element not found');
  });

  test('a library that does not come is said', async () => {
    await double.stop();
    await begin();
    await expect(shop.toast('Payment Failed')).toContainText('Stripe has not been initialized');
    await expect(shop.support.amount).toBeVisible();
  });
});
