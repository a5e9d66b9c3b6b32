import { publishAlbum, type Album } from '../../support/albums';
import { PASSWORD, signUp, type Person } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';

let artist: Person;
let lena: Person;
let album: Album;
test.beforeEach(async ({ product }) => {
  artist = await signUp(product, 'Nadia Voss', 'artist');
  lena = await signUp(product, 'Lena Marsh', 'customer');
  album = await publishAlbum(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3'] });
});

/** The albums that the buyer owns, and how each payment was split. */
async function books(product: Product) {
  const { data: owned } = await lena.rest.from('purchases').select('album_id, amount_cents').is('revoked_at', null);
  const orders = await product.ask(
    (sql) => sql<{ state: string }[]>`select state from orders where user_id = ${lena.id}`,
  );
  const rows = await product.ask(
    (sql) => sql<{ kind: string; cents: number }[]>`
      select kind, sum(amount_cents)::int as cents from ledger_entries
      where order_item_id in (select id from order_items where album_id = ${album.id}) group by kind order by kind`,
  );
  return {
    owned,
    orders: orders.map(({ state }) => state),
    shares: rows.map(({ kind, cents }) => [kind, Math.abs(cents)]),
  };
}
const ONCE = () => ({
  owned: [{ album_id: album.id, amount_cents: 800 }],
  orders: ['paid'],
  shares: [
    ['artist_share', 680],
    ['platform_share', 120],
    ['sale', 800],
  ],
});

test.describe('Cart', () => {
  test('is the same in another tab and after a reload, and waits for a guest who signs in to pay', async ({
    visit,
  }) => {
    const shop = await visit();
    const other = new Shop(await shop.page.context().newPage());
    await other.open(`/artist/${artist.id}`);
    await shop.album.open(album.id);
    await shop.cart.open();
    await expect(shop.cart.root).toContainText('Your cart is empty');
    await shop.cart.close();
    await shop.album.buy();
    await expect(shop.cart.line('Small Hours')).toContainText('$8.00');
    await expect(shop.cart.root).toContainText('Total$8.00');
    await expect(other.cart.button).toHaveAccessibleName('Cart, 1 album');
    await other.page.close();

    await shop.page.reload();
    await expect(shop.cart.button).toHaveAccessibleName('Cart, 1 album');
    await shop.cart.open();
    await shop.cart.proceed();
    await shop.page.getByRole('link', { name: 'Sign in to checkout' }).click();
    await expect(shop.page).toHaveURL('/login?returnTo=%2Fcheckout');
    await shop.login.logIn(lena.email, PASSWORD);
    await expect(shop.page).toHaveURL('/checkout');
    await expect(shop.page.getByRole('button', { name: 'Pay $8.00' })).toBeVisible();
    await expect(shop.page.getByText('$6.80')).toBeVisible();
  });
});

test.describe('Checkout', () => {
  test('charges once: after a wrong form, a declined card, double clicks and another visit of the payment page', async ({
    product,
    visit,
  }) => {
    const shop = await visit({ as: lena });
    // On the checkout and on the payment page.
    const payButton = shop.page.getByRole('button', { name: 'Pay $8.00' });
    await shop.album.open(album.id);
    await shop.album.buy();
    await shop.cart.proceed();
    await payButton.dblclick();

    await expect(shop.provider.total).toHaveText('$8.00');
    const paymentPage = shop.page.url();
    await shop.page.getByLabel('E-mail for the receipt').fill('nobody');
    await shop.provider.confirm();
    for (const words of [
      'Invalid Card Number',
      'Missing Name',
      'Invalid Expiry Date',
      'Invalid CVC',
      'Invalid Email',
    ]) {
      await expect(shop.page.getByText(words).locator('visible=true').first()).toBeVisible();
    }
    await shop.page.getByLabel('E-mail for the receipt').fill(lena.email);
    await shop.provider.fillCard('4000 0000 0000 0002');
    await shop.provider.confirm();
    await expect(shop.page.getByText('The card was declined. Try another card.')).toBeVisible();
    expect((await books(product)).owned).toEqual([]);
    await shop.provider.fillCard();
    await payButton.dblclick();
    await expect(shop.heading('Thank you!')).toBeVisible();
    await expect(shop.page).toHaveURL(/\/checkout\/return\?order=/);

    // The payment page sees that the order is paid, and redirects back to it.
    await shop.open(paymentPage);
    await expect(shop.heading('Thank you!')).toBeVisible();
    await expect(shop.cart.button).toHaveAccessibleName('Cart, empty');
    await shop.album.open(album.id);
    await expect(shop.album.priceBox).toContainText('Download it again whenever you like.');
    expect(await books(product)).toEqual(ONCE());
  });
});
