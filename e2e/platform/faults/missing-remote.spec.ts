import { bringOut, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { MissingPart } from '../../support/pages/missingPart';
import type { Shop } from '../../support/pages/shop';
import { threat } from './rest';

let nadia: Person;
let album: Album;
let gift: Album;

test.beforeAll(async ({ product }) => {
  nadia = await signUp(product, 'Nadia Voss', 'artist');
  album = await bringOut(product, nadia, { title: 'Still There', price: 800 });
  gift = await bringOut(product, nadia, { title: 'A Present', price: 0 });
});

/** Marks the page, so that a reload would show. */
const markPage = (shop: Shop) => shop.page.evaluate(() => Object.assign(window, { __same: true }));
const isSamePage = (shop: Shop) => shop.page.evaluate(() => '__same' in window);

async function expectTheRestToLive(shop: Shop) {
  await expect(shop.header.root.getByRole('link', { name: 'Fairtone, to the home page' })).toBeVisible();
  await expect(shop.header.root.getByRole('button', { name: 'Language' })).toBeVisible();
  await expect(shop.page.getByRole('contentinfo')).toBeVisible();
  await expect(shop.page.getByText('The page ran into a problem')).toHaveCount(0);
}

test(
  'without the catalog: the other screens work, and the shop window comes back',
  threat(39),
  async ({ product, visit }) => {
    product.releases.hide('catalog');
    const guest = await visit();
    try {
      await guest.open('/');
      const missing = new MissingPart(guest.page, 'The catalog');
      await expect(missing.root).toBeVisible();
      await markPage(guest);
      await expectTheRestToLive(guest);
      await guest.cart.open();
      await expect(guest.cart.root).toContainText('Your cart is empty');
      await guest.cart.close();
      await guest.header.logIn();
      await expect(guest.heading('Welcome back')).toBeVisible();
      await guest.header.goHome();
      await missing.tryAgain.click();
      await expect(missing.root).toBeVisible();
    } finally {
      product.releases.restore('catalog');
    }
    await new MissingPart(guest.page, 'The catalog').tryAgain.click();
    await expect(guest.albumCard('Still There').root).toBeVisible();
    expect(await isSamePage(guest)).toBe(true);
  },
);

test('without the player: people look and buy, and music comes back', threat(39), async ({ product, visit }) => {
  product.releases.hide('player');
  const guest = await visit();
  try {
    await guest.open('/');
    const missing = new MissingPart(guest.page, 'The player');
    await expect(missing.root).toBeVisible();
    await markPage(guest);
    await expectTheRestToLive(guest);
    await guest.albumCard('Still There').open();
    await guest.album.buy();
    await expect(guest.cart.line('Still There')).toBeVisible();
    await guest.cart.close();
  } finally {
    product.releases.restore('player');
  }
  await new MissingPart(guest.page, 'The player').tryAgain.click();
  await guest.album.playAll();
  await expect(guest.player.title('Paper Boats')).toBeVisible();
  await guest.player.reaches(1);
  expect(await isSamePage(guest)).toBe(true);
});

test(
  'without the checkout: music plays on, and the cart comes back with what was put in',
  threat(39),
  async ({ product, visit }) => {
    product.releases.hide('checkout');
    const guest = await visit();
    try {
      await guest.album.open(album.id);
      const missing = new MissingPart(guest.page, 'The checkout');
      await expect(missing.root).toBeVisible();
      await markPage(guest);
      await expectTheRestToLive(guest);
      await guest.album.playAll();
      await guest.player.reaches(1);
      await guest.album.buy();
    } finally {
      product.releases.restore('checkout');
    }
    await new MissingPart(guest.page, 'The checkout').tryAgain.click();
    await expect(guest.cart.line('Still There')).toBeVisible();
    expect(await isSamePage(guest)).toBe(true);
  },
);

test('without the checkout: its own screen says so', threat(39), async ({ product, visit }) => {
  const guest = await visit();
  await guest.album.open(album.id);
  await guest.album.buy();
  await expect(guest.cart.line('Still There')).toBeVisible();
  product.releases.hide('checkout');
  try {
    await guest.open('/checkout');
    await expect(guest.page.getByRole('main')).toContainText('The checkout is not available right now');
    await expectTheRestToLive(guest);
  } finally {
    product.releases.restore('checkout');
  }
  await guest.page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(guest.heading('Checkout')).toBeVisible();
});

test(
  'without the studio: artists see the rest of their dashboard, and their music comes back',
  threat(39),
  async ({ product, visit }) => {
    product.releases.hide('studio');
    const artist = await visit({ as: nadia });
    try {
      await artist.open('/for-artists');
      await expect(new MissingPart(artist.page, 'The studio').root).toBeVisible();
      await expectTheRestToLive(artist);
      await artist.dashboard.open('uploads');
      await expect(new MissingPart(artist.page, 'The studio').root).toBeVisible();
      await markPage(artist);
      await artist.page.getByRole('tab', { name: 'Purchases' }).click();
      await expect(artist.page.getByText('No purchases yet')).toBeVisible();
      await artist.page.getByRole('tab', { name: 'My music' }).click();
      await expect(new MissingPart(artist.page, 'The studio').root).toBeVisible();
    } finally {
      product.releases.restore('studio');
    }
    await new MissingPart(artist.page, 'The studio').tryAgain.click();
    await expect(artist.page.getByText('Still There').first()).toBeVisible();
    expect(await isSamePage(artist)).toBe(true);
  },
);

test(
  'without the account app: the dashboard and the download say so, and both come back',
  threat(39),
  async ({ product, visit }) => {
    product.releases.hide('account');
    const lena = await visit({ as: await signUp(product, 'Lena Marsh', 'customer') });
    try {
      await lena.open('/dashboard');
      await expect(new MissingPart(lena.page, 'Your account').root).toBeVisible();
      await expectTheRestToLive(lena);
      await lena.album.open(gift.id);
      await markPage(lena);
      await lena.album.priceBox.getByRole('button', { name: 'Free Download' }).click();
      await expect(lena.page.getByRole('dialog')).toContainText('Your account is not available right now');
    } finally {
      product.releases.restore('account');
    }
    await lena.page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await expect(lena.downloads.root).toBeVisible();
    expect(await isSamePage(lena)).toBe(true);
  },
);
