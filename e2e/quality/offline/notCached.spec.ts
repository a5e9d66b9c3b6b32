import { randomUUID } from 'node:crypto';
import { publishAlbum } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { navigateInPage, personalCaches, waitUntilCached, openWithServiceWorker } from '../../support/device';
import { order, pay } from '../../support/orders';
import { rememberedSession, signUp } from '../../support/people';
import { expect, test } from '../../support/test';

/** The longest time until the page reports that something is not available, in ms. */
const AT_ONCE = { timeout: 2000 };

test.describe('Without a network', () => {
  test('every page that is not on the device says so at once with what is, what was bought is listed, and the page loads by itself when the network is back', async ({
    product,
    browser,
  }) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const kept = await publishAlbum(product, artist, { title: 'Night Train', price: 500, songs: ['mp3'] });
    const other = await publishAlbum(product, artist, { title: 'Left At Home', price: 500, songs: ['mp3'] });
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    await pay(product, lena, await order(product, lena, [{ album: kept }, { album: other }]));
    const shop = await openWithServiceWorker(browser, product, { storageState: rememberedSession(product, lena) });
    const { page, header, player } = shop;
    await shop.dashboard.open('purchases');
    await waitUntilCached(page);
    // From now on the service worker is notified about the list.
    await page.reload();
    await page.getByRole('button', { name: 'Keep Night Train offline' }).click();
    await expect(page.getByText('On this device', { exact: true })).toBeVisible();

    await page.context().setOffline(true);
    await page.reload();
    await expect(
      shop.dashboard.purchase('Night Train').getByRole('button', { name: 'Play Night Train' }),
    ).toBeVisible();
    await expect(shop.dashboard.purchase('Left At Home')).toContainText('Not on this device');
    await expect(header.root.getByRole('search')).toBeVisible();
    for (const name of ['Notifications', 'Cart, empty'])
      await expect(header.root.getByRole('button', { name })).toBeVisible();

    const notHere = page.getByRole('heading', { name: 'Not on this device' });
    const play = page.getByRole('button', { name: 'Play Night Train by Nadia Voss' });
    const missing = [
      '/',
      '/explore',
      `/artist/${artist.id}`,
      `/playlist/${randomUUID()}`,
      '/settings',
      '/checkout',
      '/login',
    ];
    for (const path of [...missing, `/album/${other.id}`]) {
      await navigateInPage(page, path);
      await expect(notHere.first(), path).toBeVisible(AT_ONCE);
      await expect(play, path).toBeVisible(AT_ONCE);
      await expect(page.getByText('not available right now'), path).toHaveCount(0);
    }
    expect(await axeProblems(page)).toEqual([]);
    await play.click();
    await expect(player.title(kept.tracks[0]!.title)).toBeVisible();
    await player.reaches(1);

    await page.context().setOffline(false);
    await expect(shop.heading('Left At Home')).toBeVisible();
    await expect(notHere).toHaveCount(0);
    await header.logOut();
    await expect.poll(() => personalCaches(page)).toEqual([]);
    await page.context().close();
  });
});
