import { publishAlbum, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';
import { navigateInPage, failurePanel, threat } from './faultyRemote';

let nadia: Person;
let album: Album;
let gift: Album;

test.beforeAll(async ({ product }) => {
  nadia = await signUp(product, 'Nadia Voss', 'artist');
  album = await publishAlbum(product, nadia, { title: 'Still There', price: 800 });
  gift = await publishAlbum(product, nadia, { title: 'A Present', price: 0 });
});

/** Marks the page so that the test notices a reload. */
const markPage = (shop: Shop) => shop.page.evaluate(() => Object.assign(window, { __same: true }));
const isSamePage = (shop: Shop) => shop.page.evaluate(() => '__same' in window);

async function expectOtherPartsWork(shop: Shop) {
  await expect(shop.header.root.getByRole('link', { name: 'Fairtone, to the home page' })).toBeVisible();
  await expect(shop.header.root.getByRole('button', { name: 'Language' })).toBeVisible();
  await expect(shop.page.getByRole('contentinfo')).toBeVisible();
  await expect(shop.page.getByText('The page ran into a problem')).toHaveCount(0);
}

test.describe('Page', () => {
  test(
    'without the catalog keeps every other screen, and the shop window comes back',
    threat(39),
    async ({ product, visit }) => {
      product.releases.hide('catalog');
      const guest = await visit();
      const notice = failurePanel(guest, 'The catalog');
      try {
        await guest.open('/');
        await expect(notice.root).toBeVisible();
        await markPage(guest);
        await expectOtherPartsWork(guest);
        await guest.cart.open();
        await expect(guest.cart.root).toContainText('Your cart is empty');
        await guest.cart.close();
        await guest.header.logIn();
        await expect(guest.heading('Welcome back')).toBeVisible();
        await guest.header.goHome();
        await notice.tryAgain.click();
        await expect(notice.root).toBeVisible();
      } finally {
        product.releases.restore('catalog');
      }
      await notice.tryAgain.click();
      await expect(guest.albumCard('Still There').root).toBeVisible();
      expect(await isSamePage(guest)).toBe(true);
    },
  );

  test('without the player lets people look and buy, and music comes back', threat(39), async ({ product, visit }) => {
    product.releases.hide('player');
    const guest = await visit();
    const notice = failurePanel(guest, 'The player');
    try {
      await guest.open('/');
      await expect(notice.root).toBeVisible();
      await markPage(guest);
      await expectOtherPartsWork(guest);
      await guest.albumCard('Still There').open();
      await guest.album.buy();
      await expect(guest.cart.line('Still There')).toBeVisible();
      await guest.cart.close();
    } finally {
      product.releases.restore('player');
    }
    await notice.tryAgain.click();
    await guest.album.playAll();
    await expect(guest.player.title('Paper Boats')).toBeVisible();
    await guest.player.reaches(1);
    expect(await isSamePage(guest)).toBe(true);
  });

  test(
    'without the checkout plays on; its screen says so, and the cart comes back with what was put in',
    threat(39),
    async ({ product, visit }) => {
      product.releases.hide('checkout');
      const guest = await visit();
      const screen = guest.page.getByRole('main');
      try {
        await guest.album.open(album.id);
        await expect(failurePanel(guest, 'The checkout').root).toBeVisible();
        await markPage(guest);
        await expectOtherPartsWork(guest);
        await guest.album.playAll();
        await guest.player.reaches(1);
        await navigateInPage(guest, '/checkout');
        await expect(screen).toContainText('The checkout is not available right now');
        await navigateInPage(guest, `/album/${album.id}`);
        await guest.album.buy();
      } finally {
        product.releases.restore('checkout');
      }
      await failurePanel(guest, 'The checkout').tryAgain.click();
      await expect(guest.cart.line('Still There')).toBeVisible();
      await guest.cart.proceed();
      await expect(guest.heading('Checkout')).toBeVisible();
      await expect(screen).toContainText('Still There');
      expect(await isSamePage(guest)).toBe(true);
    },
  );

  test(
    'without the studio shows artists the rest of their dashboard, and their music comes back',
    threat(39),
    async ({ product, visit }) => {
      product.releases.hide('studio');
      const artist = await visit({ as: nadia });
      const notice = failurePanel(artist, 'The studio');
      try {
        await artist.open('/for-artists');
        await expect(notice.root).toBeVisible();
        await expectOtherPartsWork(artist);
        await markPage(artist);
        await navigateInPage(artist, '/dashboard?tab=uploads');
        await expect(artist.page.getByRole('tab', { name: 'My music' })).toBeVisible();
        await expect(notice.root).toBeVisible();
        await artist.page.getByRole('tab', { name: 'Purchases' }).click();
        await expect(artist.page.getByText('No purchases yet')).toBeVisible();
        await artist.page.getByRole('tab', { name: 'My music' }).click();
        await expect(notice.root).toBeVisible();
      } finally {
        product.releases.restore('studio');
      }
      await notice.tryAgain.click();
      await expect(artist.page.getByText('Still There').first()).toBeVisible();
      expect(await isSamePage(artist)).toBe(true);
    },
  );

  test(
    'without the account app says so in place of the dashboard and of a download, and both come back',
    threat(39),
    async ({ product, visit }) => {
      product.releases.hide('account');
      const lena = await visit({ as: await signUp(product, 'Lena Marsh', 'customer') });
      const dialog = lena.page.getByRole('dialog');
      try {
        await lena.open('/dashboard');
        await expect(failurePanel(lena, 'Your account').root).toBeVisible();
        await markPage(lena);
        await expectOtherPartsWork(lena);
        await navigateInPage(lena, `/album/${gift.id}`);
        await lena.album.priceBox.getByRole('button', { name: 'Free Download' }).click();
        await expect(dialog).toContainText('Your account is not available right now');
      } finally {
        product.releases.restore('account');
      }
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(lena.downloads.root).toBeVisible();
      expect(await isSamePage(lena)).toBe(true);
    },
  );
});
