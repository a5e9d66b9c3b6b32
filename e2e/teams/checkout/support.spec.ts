import { signUp, type Person } from '../../support/people';
import { answerPayment, PUBLISHABLE_KEY, showWithStripeDouble, stripeCalls } from '../../support/stripeDouble';
import { expect, test } from '../../support/test';

let artist: Person;
let lena: Person;
test.beforeEach(async ({ product }) => {
  artist = await signUp(product, 'Nadia Voss', 'artist');
  lena = await signUp(product, 'Lena Marsh', 'customer');
});

const given = async () => {
  const { data } = await lena.rest.rpc('list_support', { side: 'given' });
  return data?.map(({ amount_cents, state, cancel_at_period_end }) => [amount_cents, state, cancel_at_period_end]);
};

test.describe('Monthly support', () => {
  test('is paid, listed, changed, ended with the month and taken up again', async ({ visit }) => {
    const shop = await visit({ as: lena });
    await shop.artist.open(artist.id);
    await shop.artist.press('Support Monthly');
    await shop.support.give('5');
    await shop.provider.payWithTestCard();
    await expect(shop.toast('Thank you!')).toBeVisible();

    await shop.open('/settings?tab=payments');
    const row = shop.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nadia Voss' });
    await expect(row).toContainText('$5.00 a month');
    await expect(row).toContainText('Next payment');
    await row.getByRole('button', { name: 'Change the amount for Nadia Voss' }).click();
    const dialog = shop.page.getByRole('dialog');
    await dialog.getByLabel('Dollars each month').fill('7.50');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(shop.toast('Your support is changed')).toBeVisible();
    await expect(row).toContainText('$7.50 a month');

    await row.getByRole('button', { name: 'End support of Nadia Voss' }).click();
    await shop.page.getByRole('alertdialog').getByRole('button', { name: 'End support' }).click();
    await expect(shop.toast(/^Your support ends on /)).toBeVisible();
    await expect(row).toContainText('Ends ');
    expect(await given()).toEqual([[750, 'active', true]]);
    await row.getByRole('button', { name: 'Keep supporting Nadia Voss' }).click();
    await expect(row).toContainText('Next payment');
    expect(await given()).toEqual([[750, 'active', false]]);
  });

  test('is confirmed in Stripe’s own form where the shop has a publishable key', async ({ product, visit }) => {
    const shop = await visit({ as: lena });
    await showWithStripeDouble(shop.page, product);
    await shop.artist.open(artist.id);
    await shop.artist.press('Support Monthly');
    await shop.support.give('5');
    await expect(shop.support.root.getByText('The card form of the double')).toBeVisible();
    await shop.support.root.getByRole('button', { name: 'Give $5.00 a month' }).click();
    await expect.poll(async () => (await stripeCalls(shop.page)).at(-1)?.[0]).toBe('confirmPayment');
    const calls = await stripeCalls(shop.page);
    expect(calls.map(([name]) => name)).toEqual(['Stripe', 'elements', 'create', 'mount', 'confirmPayment']);
    expect(calls[0]?.slice(1)).toEqual([PUBLISHABLE_KEY, { locale: 'en' }]);
    const { clientSecret } = calls[1]?.[1] as { clientSecret: string };
    expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    expect(calls[2]?.[1]).toBe('payment');
    const confirmed = { return_url: `${product.url}/artist/${artist.id}` };
    expect(calls[4]?.[1]).toEqual({ confirmParams: confirmed, redirect: 'if_required' });

    // The test-mode provider does what Stripe's servers do with the confirmation.
    const card = { cardNumber: '4242 4242 4242 4242', cardholder: 'Lena Marsh', expiry: '12/48', cvc: '123' };
    const page = `${product.paymentsUrl}/pay/intent/${clientSecret}?return_url=${encodeURIComponent(confirmed.return_url)}`;
    const body = new URLSearchParams({ ...card, email: lena.email });
    await fetch(page, { method: 'POST', body, redirect: 'manual' });
    await answerPayment(shop.page, {});
    await expect(shop.toast('Thank you!')).toContainText('You now support Nadia Voss every month.');
    expect(await given()).toEqual([[500, 'active', false]]);
  });
});
