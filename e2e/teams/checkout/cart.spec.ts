import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { PASSWORD, signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';

let artist: Person;
let small: Album;
let salt: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Nadia Voss', 'artist');
  small = await bringOut(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3'] });
  salt = await bringOut(product, artist, { title: 'Salt and Light', price: null, minimumPrice: 300, songs: ['mp3'] });
});

test('the cart says what is in it, on the button and in the drawer, and is empty again', async ({ visit }) => {
  const shop = await visit();
  await shop.album.open(small.id);
  await shop.cart.open();
  await expect(shop.cart.root).toContainText('Your cart is empty');
  await expect(shop.cart.root.getByRole('link', { name: 'View Purchase History' })).toHaveAttribute(
    'href',
    '/dashboard?tab=purchases',
  );
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.cart.close();
  await shop.album.buy();
  await expect(shop.cart.line('Small Hours')).toContainText('Nadia Voss');
  await expect(shop.cart.line('Small Hours')).toContainText('$8.00');
  await expect(shop.cart.root).toContainText('Total$8.00');
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.cart.close();
  await expect(shop.cart.button).toHaveAccessibleName('Cart, 1 album');
  await shop.cart.open();
  await shop.cart.remove('Small Hours');
  await expect(shop.cart.root).toContainText('Your cart is empty');
});

test('an album that another tab has put in meanwhile is refused with a word', async ({ visit }) => {
  const shop = await visit();
  await shop.album.open(salt.id);
  await shop.album.nameYourPrice();
  await shop.priceDialog.offer('9');
  const other = new Shop(await shop.page.context().newPage());
  await other.album.open(salt.id);
  await other.album.nameYourPrice();
  await other.priceDialog.offer('5');
  await other.priceDialog.addToCart();
  await expect(other.cart.line('Salt and Light')).toContainText('$5.00');
  await shop.page.bringToFront();
  await shop.priceDialog.addToCart();
  await expect(shop.toast('Already in cart')).toContainText('This album is already in your cart.');
  await expect(shop.cart.line('Salt and Light')).toContainText('$5.00');
});

test('the cart outlives a reload, is the same in another tab, and a guest comes back to it from the sign-in', async ({
  product,
  visit,
}) => {
  const lena = await signUp(product, 'Lena Marsh', 'customer');
  const shop = await visit();
  await shop.album.open(small.id);
  const other = await shop.page.context().newPage();
  await other.goto('/');
  await shop.album.buy();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Cart, 1 album' })).toBeVisible();
  await shop.page.reload();
  await shop.cart.open();
  await shop.cart.proceed();
  await expect(
    shop.page.getByText('You need to be logged in to complete your purchase.', { exact: false }),
  ).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.page.getByRole('link', { name: 'Sign in to checkout' }).click();
  await expect(shop.page).toHaveURL('/login?returnTo=%2Fcheckout');
  await shop.login.logIn(lena.email, PASSWORD);
  await expect(shop.page).toHaveURL('/checkout');
  await expect(shop.page.getByRole('button', { name: 'Pay $8.00' })).toBeVisible();
  await expect(shop.page.getByText('$6.80')).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
});

test('an empty checkout leads home', async ({ visit }) => {
  const shop = await visit();
  await shop.checkout.open();
  await expect(shop.page).toHaveURL('/');
});

test('a cart that somebody tampered with breaks nothing and buys nothing', async ({ product, visit }) => {
  const shop = await visit({ as: await signUp(product, 'Lena Marsh', 'customer') });
  await shop.open('/');
  const item = { album: { ...small, artist: 'x', artistId: artist.id, coverImage: '' }, priceInCents: 1 };
  await shop.page.evaluate((stored) => localStorage.setItem('fairtone.cart', stored), JSON.stringify([item, 7, null]));
  await shop.checkout.open();
  await expect(shop.page.locator('body')).not.toContainText('ran into a problem');
  const orders = await product.ask((sql) => sql`select 1 from orders where total_cents = 1`);
  expect(orders).toHaveLength(0);
});
