import { publishAlbum } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { personalCaches, waitUntilCached, openWithServiceWorker } from '../../support/device';
import { rememberedSession, signUp } from '../../support/people';
import { expect, test } from '../../support/test';

test.describe('Without a network', () => {
  test('what a person visited is there and what not says so; nothing of the person stays once they logged out', async ({
    product,
    browser,
  }) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const album = await publishAlbum(product, artist, { title: 'Seen Before', price: 0 });
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    const shop = await openWithServiceWorker(browser, product, { storageState: rememberedSession(product, lena) });
    const { page } = shop;
    await shop.open(`/artist/${artist.id}`);
    await waitUntilCached(page);
    await page.getByRole('link', { name: 'Seen Before' }).first().click();
    await expect(shop.heading('Seen Before')).toBeVisible();
    await expect.poll(() => personalCaches(page)).toEqual([`fairtone-data-${lena.id}`]);

    await page.context().setOffline(true);
    await page.reload();
    await expect(shop.heading('Seen Before')).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await shop.open('/artists');
    await expect(page.getByRole('alert').first()).toBeVisible();

    await page.context().setOffline(false);
    await shop.open(`/album/${album.id}`);
    await shop.header.logOut();
    await expect.poll(() => personalCaches(page)).toEqual([]);
    await page.context().close();
  });
});
