import { publishAlbum } from '../../support/albums';
import { releaseEventRecorder } from '../../support/eventRecorder';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';
import { navigateInPage } from './faultyRemote';

test.afterAll(({ product: { releases } }) => releases.forget('eavesdropper'));

/** Names of the remotes whose files the page fetched. */
function watchBuilds(shop: Shop): Set<string> {
  const builds = new Set<string>();
  shop.page.on('response', (response) => {
    const match = /\/releases\/([^/]+)\/([^/]+)\//.exec(response.url());
    if (match && response.ok()) builds.add(match[1]!);
  });
  return builds;
}

test.describe('Apps of separate builds', () => {
  test('show what another puts into the cart, and a remote of another team hears of it', async ({ product, visit }) => {
    const nadia = await signUp(product, 'Nadia Voss', 'artist');
    const album = await publishAlbum(product, nadia, { title: 'Between Houses', price: 800 });
    releaseEventRecorder(product.releases);
    const guest = await visit();
    const builds = watchBuilds(guest);
    await guest.open('/');
    await expect(guest.albumCard('Between Houses').root).toBeVisible();
    await expect(guest.cart.button).toHaveAccessibleName('Cart, empty');
    await navigateInPage(guest, '/eavesdropper');
    await guest.page.waitForFunction(() => '__heard' in window);
    await guest.header.goHome();

    await guest.albumCard('Between Houses').play();
    await guest.player.reaches(1);
    await guest.albumCard('Between Houses').open();
    await guest.album.buy();
    await expect(guest.cart.line('Between Houses')).toContainText('$8.00');
    await guest.cart.close();
    await expect(guest.cart.button).toHaveAccessibleName('Cart, 1 album');
    await guest.cart.open();
    await guest.cart.remove('Between Houses');
    await guest.cart.close();
    await expect(guest.album.priceBox.getByRole('button', { name: 'Buy Now' })).toBeVisible();

    const heard = await guest.page.evaluate(() => (window as unknown as { __heard: [string, object][] }).__heard);
    expect(heard).toEqual(
      expect.arrayContaining([
        ['player/trackStarted', { trackId: album.tracks[0]!.id, albumId: album.id }],
        ['cart/itemAdded', { albumId: album.id, priceCents: 800 }],
        ['cart/itemRemoved', { albumId: album.id }],
      ]),
    );
    expect([...builds]).toEqual(expect.arrayContaining(['catalog', 'player', 'checkout', 'eavesdropper']));
  });
});
