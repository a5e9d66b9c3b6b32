import type { Response } from '@playwright/test';
import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { startFaultProxy, type FaultProxy } from '../../support/faultProxy';
import { signUp, type Person } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

let artist: Person;
let lena: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Nadia Voss', 'artist');
});
test.beforeEach(async ({ product }) => {
  lena = await signUp(product, 'Lena Marsh', 'customer');
  album = await bringOut(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3'] });
});

/** What the buyer owns, and what the artist got for it. */
async function books(product: Product) {
  const { data: owned } = await lena.rest.from('purchases').select('album_id, amount_cents').is('revoked_at', null);
  const rows = await product.ask(
    (sql) => sql<{ kind: string; cents: number }[]>`
      select kind, sum(amount_cents)::int as cents from ledger_entries
      where order_item_id in (select id from order_items where album_id = ${album.id}) group by kind order by kind`,
  );
  return { owned, shares: rows.map(({ kind, cents }) => [kind, Math.abs(cents)]) };
}
const ONCE = () => ({
  owned: [{ album_id: album.id, amount_cents: 800 }],
  shares: [
    ['artist_share', 680],
    ['platform_share', 120],
    ['sale', 800],
  ],
});
const payButton = (shop: Shop) => shop.page.getByRole('button', { name: /^Pay \$/ });

/** How the page looks whether its albums are sold as they lie in the cart, and not owned already. */
const asksFor = (part: string) => (response: Response) =>
  response.request().method() === 'GET' && response.url().includes('/rest/v1/') && response.url().includes(part);

async function toCheckout(shop: Shop) {
  await shop.album.open(album.id);
  await shop.album.buy();
  const looked = Promise.all(['minimum_price', 'purchases'].map((part) => shop.page.waitForResponse(asksFor(part))));
  await shop.cart.proceed();
  await expect(payButton(shop)).toBeVisible();
  // The page has looked at its cart: what changes from here on, it learns from the button.
  await looked;
}

test('a double click on pay makes one order and one payment', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await toCheckout(shop);
  await payButton(shop).dblclick();
  await expect(shop.provider.total).toHaveText('$8.00');
  await shop.provider.fillCard();
  await payButton(shop).dblclick();
  await expect(shop.heading('Thank you!')).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  const orders = await product.ask((sql) => sql`select state from orders where user_id = ${lena.id}`);
  expect(orders.map(({ state }) => state as string)).toEqual(['paid']);
  expect(await books(product)).toEqual(ONCE());
});

test('two tabs that pay the same cart charge once', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await toCheckout(shop);
  const other = await shop.page.context().newPage();
  await other.goto('/checkout');
  await shop.checkout.pay();
  await expect(shop.provider.total).toHaveText('$8.00');
  await other.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(other.locator('.total .price')).toHaveText('$8.00');

  // The first page is closed by the newer one: it takes no money any more.
  await shop.provider.payWithTestCard();
  await expect(shop.page.getByText('This payment page has expired')).toBeVisible();
  await other.getByLabel('Card number').fill('4242 4242 4242 4242');
  await other.getByLabel('Expiry (MM/YY)').fill('12/48');
  await other.getByLabel('CVC').fill('123');
  await other.getByLabel('Name on the card').fill('Lena Marsh');
  await other.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(other.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(await books(product)).toEqual(ONCE());
});

test('back after paying finds the order paid, and nothing to pay again', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await toCheckout(shop);
  await shop.checkout.pay();
  await shop.provider.payWithTestCard();
  await expect(shop.heading('Thank you!')).toBeVisible();
  // The payment page knows that it is paid, and leads back to the order.
  await shop.page.goBack();
  await expect(shop.heading('Thank you!')).toBeVisible();
  await expect(shop.cart.button).toHaveAccessibleName('Cart, empty');
  await shop.checkout.open();
  await expect(shop.page).toHaveURL('/');
  await shop.album.open(album.id);
  await expect(shop.album.priceBox).toContainText(/own|Download/i);
  expect(await books(product)).toEqual(ONCE());
});

test('a price that changed is shown and taken only when it is accepted, also when it changes at the last moment', async ({
  product,
  visit,
}) => {
  const shop = await visit({ as: lena });
  await toCheckout(shop);
  await artist.rest.from('albums').update({ price: 950 }).eq('id', album.id);
  await shop.checkout.pay();
  await expect(shop.page.getByText('The price changed from $8.00 to $9.50.')).toBeVisible();
  await expect(shop.page.getByText('Sort out the marked albums first.')).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.page.getByRole('button', { name: 'Take it for $9.50' }).click();
  await shop.page.getByRole('button', { name: 'Pay $9.50' }).click();
  await expect(shop.provider.total).toHaveText('$9.50');
  await shop.provider.payWithTestCard();
  await expect(shop.heading('Thank you!')).toBeVisible();
  expect((await books(product)).owned).toEqual([{ album_id: album.id, amount_cents: 950 }]);
});

test('an album that was withdrawn in the cart is named, and the rest can be paid', async ({ product, visit }) => {
  const second = await bringOut(product, artist, { title: 'First Light', price: 500, songs: ['mp3'] });
  const shop = await visit({ as: lena });
  await shop.album.open(second.id);
  await shop.album.buy();
  await shop.cart.close();
  await toCheckout(shop);
  await artist.rest.rpc('withdraw_album', { album_id: second.id });
  await shop.page.getByRole('button', { name: 'Pay $13.00' }).click();
  await expect(shop.page.getByText('This album is no longer for sale.')).toBeVisible();
  await shop.page.getByRole('status').getByRole('button', { name: 'Remove First Light' }).click();
  await shop.page.getByRole('button', { name: 'Pay $8.00' }).click();
  await shop.provider.payWithTestCard();
  await expect(shop.heading('Thank you!')).toBeVisible();
  expect(await books(product)).toEqual(ONCE());
});

test('a payment that succeeds after the buyer closed the tab is theirs, and the cart says so', async ({
  product,
  visit,
}) => {
  const shop = await visit({ as: lena });
  await toCheckout(shop);
  await shop.checkout.pay();
  await expect(shop.provider.total).toHaveText('$8.00');
  const address = shop.page.url();
  const home = await shop.page.context().newPage();
  await shop.page.close();
  const card = { cardNumber: '4242 4242 4242 4242', cardholder: 'Lena Marsh', expiry: '12/48', cvc: '123' };
  await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ ...card, email: lena.email }),
    redirect: 'manual',
  });
  await expect.poll(async () => (await books(product)).owned).toEqual(ONCE().owned);
  await home.goto('/checkout');
  await expect(home.getByText('You own this album already. It is waiting under your purchases.')).toBeVisible();
  await home.goto('/dashboard?tab=purchases');
  await expect(home.getByRole('row').filter({ hasText: 'Small Hours' })).toContainText('$8.00');
  expect(await books(product)).toEqual(ONCE());
});

test('a declined card charges nothing, and another one can be tried', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await toCheckout(shop);
  await shop.checkout.pay();
  await shop.provider.fillCard('4000 0000 0000 0002');
  await shop.provider.confirm();
  await expect(shop.page.getByText('The card was declined. Try another card.')).toBeVisible();
  expect((await books(product)).owned).toEqual([]);
  await shop.provider.payWithTestCard();
  await expect(shop.heading('Thank you!')).toBeVisible();
  expect(await books(product)).toEqual(ONCE());
});

test('the test-mode card form says what is wrong with each field', async ({ visit }) => {
  const shop = await visit({ as: lena });
  await toCheckout(shop);
  await shop.checkout.pay();
  await expect(shop.page.getByText('TEST MODE').first()).toBeVisible();
  await shop.page.getByLabel('E-mail for the receipt').fill('nobody');
  await shop.provider.confirm();
  for (const words of ['Invalid Card Number', 'Missing Name', 'Invalid Expiry Date', 'Invalid CVC', 'Invalid Email']) {
    await expect(shop.page.getByText(words).locator('visible=true').first()).toBeVisible();
  }
  expect(await axeProblems(shop.page)).toEqual([]);
});

test('a return page without a payment grants nothing, and another person’s order is not found', async ({
  product,
  visit,
}) => {
  const shop = await visit({ as: lena });
  await toCheckout(shop);
  await shop.checkout.pay();
  await expect(shop.provider.total).toHaveText('$8.00');
  const [order] = await product.ask((sql) => sql<{ id: string }[]>`select id from orders where user_id = ${lena.id}`);
  await shop.open(`/checkout/return?order=${order!.id}`);
  await expect(shop.heading('Waiting for your payment')).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  expect((await books(product)).owned).toEqual([]);
  const stranger = await visit({ as: await signUp(product, 'Yuki Sato', 'customer') });
  await stranger.open(`/checkout/return?order=${order!.id}`);
  await expect(stranger.heading('Order not found')).toBeVisible();
});

test('what the server refuses is said, and the cart stays', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await toCheckout(shop);
  await refuseWrites(product, 'orders', async () => {
    await shop.checkout.pay();
    await expect(shop.toast('Payment Failed')).toContainText('There was an error processing your payment');
  });
  await expect(shop.page.getByRole('button', { name: 'Pay $8.00' })).toBeEnabled();
});

test.describe('over a line that fails', () => {
  let proxy: FaultProxy;
  test.beforeAll(async ({ product }) => {
    proxy = await startFaultProxy(product);
  });
  test.afterAll(() => proxy.stop());

  async function through({ visit, product }: { visit: (options: object) => Promise<Shop>; product: Product }) {
    const remembered = { name: 'fairtone.session', value: JSON.stringify(lena.session) };
    const storageState = { cookies: [], origins: [{ origin: proxy.url, localStorage: [remembered] }] };
    const shop = await visit({ baseURL: proxy.url, storageState });
    await toCheckout(shop);
    return { shop, product };
  }
  const onPayment = (answer: { status: number; body: unknown } | 'cut') =>
    proxy.raise(({ path }) => (path.startsWith('/functions/v1/create-payment') ? answer : null));
  const refusal = (status: number, code: string) => ({ status, body: { error: { code, message: code } } });

  for (const [name, answer, words] of [
    [
      'no address',
      { status: 200, body: { orderId: '0e4b6c1a-1d2e-4f3a-8b4c-5d6e7f8a9b0c', url: '' } },
      'No checkout URL received',
    ],
    ['a broken line', 'cut', 'We cannot reach the server. Nothing was charged'],
    [
      'a provider that is down',
      refusal(502, 'provider_unavailable'),
      'The payment provider does not answer right now.',
    ],
    ['a session that ended', refusal(401, 'login_required'), 'You need to be logged in to complete your purchase'],
    ['a price that changed that moment', refusal(409, 'price_changed'), 'A price has changed'],
  ] as const) {
    test(`${name} is said`, async ({ visit, product }) => {
      proxy.raise(null);
      const { shop } = await through({ visit, product });
      onPayment(answer);
      await shop.checkout.pay();
      await expect(shop.toast('Payment Failed')).toContainText(words);
      proxy.raise(null);
      await expect(shop.page.getByRole('button', { name: 'Pay $8.00' })).toBeEnabled();
    });
  }
});
