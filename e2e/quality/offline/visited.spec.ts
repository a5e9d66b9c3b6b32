import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { personal, settle, visitWithWorker } from '../../support/device';
import { rememberedSession, signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';

let lena: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  album = await bringOut(product, artist, { title: 'Seen Before', price: 0 });
  lena = await signUp(product, 'Lena Marsh', 'customer');
});

test('what a guest visited is there without a network, and what not says so', async ({ product, browser }) => {
  const shop = await visitWithWorker(browser, product);
  const { page } = shop;
  await shop.open('/');
  await settle(page);
  await shop.album.open(album.id);
  await expect(shop.heading('Seen Before')).toBeVisible();
  await settle(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(shop.heading('Seen Before')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await shop.open('/artists');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.context().close();
});

test('nothing of a person stays on the device once they logged out', async ({ product, browser }) => {
  const shop = await visitWithWorker(browser, product, { storageState: rememberedSession(product, lena) });
  const { page } = shop;
  await shop.open('/');
  await settle(page);
  await shop.open(`/artist/${album.artist.id}`);
  await page.getByRole('link', { name: 'Seen Before' }).first().click();
  await expect(shop.heading('Seen Before')).toBeVisible();
  await expect.poll(() => personal(page)).toEqual([`fairtone-data-${lena.id}`]);
  await shop.header.logOut();
  await expect.poll(() => personal(page)).toEqual([]);
  await page.context().close();
});
