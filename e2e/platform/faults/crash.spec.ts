import type { Request } from '@playwright/test';
import { bringOut } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { startProduct, type Product } from '../../support/startProduct';
import { enterShop, expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

// Killed in the middle of its work, so nobody else may use it.
let product: Product;
let nadia: Person;
test.setTimeout(180_000);
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct({ demo: 'off' });
  nadia = await signUp(product, 'Nadia Voss', 'artist');
});
test.afterAll(() => product?.stop());

const purchasesOf = (person: Person) =>
  product.ask(
    (sql) => sql<{ album_title: string; amount_cents: number }[]>`
    select album_title, amount_cents from purchases where user_id = ${person.id} and revoked_at is null`,
  );
const statesOf = (person: Person) =>
  product.ask(async (sql) =>
    (await sql<{ state: string }[]>`select state from orders where user_id = ${person.id}`).map(({ state }) => state),
  );

async function goToProvider(shop: Shop, albumId: string) {
  await shop.album.open(albumId);
  await shop.album.buy();
  await shop.cart.proceed();
  await shop.checkout.pay();
  await expect(shop.provider.total).toHaveText('$8.00');
}

test('a backend that dies while people pay grants what was paid, once, and nothing else', async ({ browser }) => {
  const album = await bringOut(product, nadia, { title: 'Before the Storm', price: 800 });
  const [lena, tom] = [await signUp(product, 'Lena Marsh', 'customer'), await signUp(product, 'Tom Hale', 'customer')];
  const [hers, his] = [await enterShop(browser, product, { as: lena }), await enterShop(browser, product, { as: tom })];
  await goToProvider(hers, album.id);
  await goToProvider(his, album.id);
  const payingPage = his.page.url();
  await hers.provider.fillCard();

  await product.kill9();
  // The provider takes the money and leads back to a shop that does not answer.
  await Promise.all([
    hers.page.waitForEvent('requestfailed', (request) => request.isNavigationRequest()),
    hers.provider.confirm(),
  ]);
  expect(await statesOf(lena)).toEqual(['pending']);
  expect(await purchasesOf(lena)).toEqual([]);

  await product.restart();
  // The provider sends its event again later and later, by whole seconds that double.
  await expect.poll(() => statesOf(lena), { timeout: 60_000 }).toEqual(['paid']);
  await hers.dashboard.open('purchases');
  await expect(hers.dashboard.purchase('Before the Storm')).toContainText('$8.00');
  expect(await purchasesOf(lena)).toEqual([{ album_title: 'Before the Storm', amount_cents: 800 }]);
  const ledger = await product.ask(
    (sql) => sql<{ rows: number; sum: number }[]>`
    select count(*)::int as rows, sum(amount_cents)::int as sum from ledger_entries`,
  );
  expect(ledger[0]).toEqual({ rows: 3, sum: 0 });

  expect(await statesOf(tom)).toEqual(['pending']);
  expect(await purchasesOf(tom)).toEqual([]);
  // The page he had open still takes his money, and he gets what he paid for.
  await his.page.goto(payingPage);
  await his.provider.payWithTestCard();
  await expect(his.heading('Thank you!')).toBeVisible();
  expect(await purchasesOf(tom)).toHaveLength(1);
  for (const { page } of [hers, his]) await page.context().close();
});

test('a backend that dies during an upload keeps every file it took, and the album gets done', async ({ browser }) => {
  const artist = await enterShop(browser, product, { as: nadia });
  const network = await artist.page.context().newCDPSession(artist.page);
  await artist.albumForm.open();
  await artist.albumForm.describe({ title: 'After the Storm', genres: ['Folk'], priceDollars: '5' });

  const isUpload = (url: string) => url.includes('/storage/v1/upload/resumable');
  const isChunk = (request: Request) => isUpload(request.url()) && request.method() === 'PATCH';
  const taken: string[] = [];
  // A file is the server's once its last chunk is answered: then the offset is the length that was announced.
  const announced = new Map<string, { path: string; bytes: number }>();
  artist.page.on('response', (response) => {
    const request = response.request();
    if (!isUpload(response.url()) || !response.ok()) return;
    if (request.method() === 'POST') announced.set(response.headers()['location']!, announcedBy(request));
    const upload = announced.get(new URL(response.url()).pathname);
    if (upload && request.method() === 'PATCH' && Number(response.headers()['upload-offset']) === upload.bytes)
      taken.push(`/storage/v1/object/${upload.path}`);
  });
  // Slow enough to be caught in the middle of a file.
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const { mp3, wav } = product.media.songs;
  await artist.albumForm.addFiles([mp3.upload, wav.upload]);
  await expect.poll(() => taken.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await artist.page.waitForRequest(isChunk);
  await product.kill9();
  const kept = [...taken];
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await product.restart();

  for (const path of kept) {
    const headers = { apikey: product.anonKey, authorization: `Bearer ${nadia.session.access_token}` };
    const file = await fetch(`${product.url}${path.replace('/object/', '/object/authenticated/')}`, { headers });
    expect(file.status, path).toBe(200);
    expect((await file.arrayBuffer()).byteLength, path).toBeGreaterThan(100_000);
  }
  for (const number of [1, 2]) {
    const track = artist.albumForm.track(number);
    await expect(track).toContainText(/Uploaded|Try again/, { timeout: 60_000 });
    const tryAgain = track.getByRole('button', { name: 'Try again' });
    if (await tryAgain.isVisible()) await tryAgain.click();
    await expect(track).toContainText('Uploaded', { timeout: 60_000 });
  }
  await artist.albumForm.publish();
  await expect(artist.page).toHaveURL(/\/dashboard\?tab=uploads$/, { timeout: 30_000 });
  const tracks = await product.ask(
    (sql) => sql`
    select tracks.title, tracks.status, count(track_files)::int as files from tracks
    join albums on albums.id = tracks.album_id left join track_files on track_files.track_id = tracks.id
    where albums.title = 'After the Storm' and albums.state = 'public' group by tracks.id order by tracks.track_number`,
  );
  expect([...tracks]).toEqual([
    { title: 'Paper Boats', status: 'ready', files: 3 },
    { title: 'Night Bus', status: 'ready', files: 3 },
  ]);
  await artist.page.context().close();
});

/** Where an upload shall lie, and how long it is, as its creation says. */
function announcedBy(request: Request) {
  const headers = request.headers();
  const named = new Map(
    (headers['upload-metadata'] ?? '').split(',').map((pair): [string, string] => {
      const [key = '', value = ''] = pair.split(' ');
      return [key, Buffer.from(value, 'base64').toString()];
    }),
  );
  return { path: `${named.get('bucketName')}/${named.get('objectName')}`, bytes: Number(headers['upload-length']) };
}
