import type { Page, Request } from '@playwright/test';
import { publishAlbum } from '../../support/albums';
import { order } from '../../support/orders';
import { signUp, type Person } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

const purchasesOf = ({ ask }: Product, person: Person) =>
  ask(
    (sql) => sql<{ album_title: string; amount_cents: number }[]>`
    select album_title, amount_cents from purchases where user_id = ${person.id} and revoked_at is null`,
  );
const statesOf = ({ ask }: Product, person: Person) =>
  ask(async (sql) =>
    (await sql<{ state: string }[]>`select state from orders where user_id = ${person.id}`).map(({ state }) => state),
  );

async function goToProvider(shop: Shop, albumId: string) {
  await shop.album.open(albumId);
  await shop.album.buy();
  await shop.cart.proceed();
  await shop.checkout.pay();
  await expect(shop.provider.total).toHaveText('$8.00');
}

/**
 * Starts collecting the URLs of files that the server has received completely. `underWay` resolves when a part of another file is sent
 * after the first of them.
 */
function watchUploads(page: Page) {
  const taken: string[] = [];
  // A file is complete once its last chunk is answered: then the offset equals the announced length.
  const announced = new Map<string, { path: string; bytes: number }>();
  page.on('response', (response) => {
    const request = response.request();
    if (!isUpload(response.url()) || !response.ok()) return;
    if (request.method() === 'POST') announced.set(response.headers()['location']!, announcedBy(request));
    const upload = announced.get(new URL(response.url()).pathname);
    if (upload && request.method() === 'PATCH' && Number(response.headers()['upload-offset']) === upload.bytes)
      taken.push(`/storage/v1/object/${upload.path}`);
  });
  const underWay = new Promise<void>((resolve) =>
    page.on('request', (request) => {
      if (taken.length > 0 && isChunk(request)) resolve();
    }),
  );
  return { taken, underWay };
}
const isUpload = (url: string) => url.includes('/storage/v1/upload/resumable');
const isChunk = (request: Request) => isUpload(request.url()) && request.method() === 'PATCH';

// The payment provider still accepts payments while the shop is down, as the real one does.
test.use({ productOptions: { env: { PAYMENTS_TEST_CONTROL: '1' } } });

test.describe('Backend that dies while people pay and upload', () => {
  test('grants what was paid, once, and keeps every file it took: the album gets done', async ({ product, visit }) => {
    test.setTimeout(120_000);
    const nadia = await signUp(product, 'Nadia Voss', 'artist');
    const sold = await publishAlbum(product, nadia, { title: 'Before the Storm', price: 800 });
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    const tom = await signUp(product, 'Tom Hale', 'customer');
    const [hers, artist] = [await visit({ as: lena }), await visit({ as: nadia })];
    await goToProvider(hers, sold.id);
    const { url: payingPage } = await order(product, tom, [{ album: sold }]);
    await hers.provider.fillCard();

    const title = `After the Storm ${nadia.id.slice(0, 8)}`;
    await artist.albumForm.open();
    await artist.albumForm.describe({ title, genres: ['Folk'], priceDollars: '5' });
    const { taken, underWay } = watchUploads(artist.page);
    // Slow enough to stop the server in the middle of a file.
    const network = await artist.page.context().newCDPSession(artist.page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_500_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    const { mp3, wav } = product.media.songs;
    await artist.albumForm.addFiles([mp3.upload, wav.upload]);
    await underWay;
    await product.kill9();
    const kept = [...taken];
    // The provider accepts the payment and redirects to a shop that does not answer.
    await Promise.all([
      hers.page.waitForEvent('requestfailed', (request) => request.isNavigationRequest()),
      hers.provider.confirm(),
    ]);
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await product.restart();

    for (const path of kept) {
      const headers = { apikey: product.anonKey, authorization: `Bearer ${nadia.session.access_token}` };
      const file = await fetch(`${product.url}${path.replace('/object/', '/object/authenticated/')}`, { headers });
      expect(file.status, path).toBe(200);
      expect((await file.arrayBuffer()).byteLength, path).toBeGreaterThan(100_000);
    }
    // The provider retries its event after delays of whole seconds that double.
    await expect.poll(() => statesOf(product, lena), { timeout: 60_000 }).toEqual(['paid']);
    await hers.dashboard.open('purchases');
    await expect(hers.dashboard.purchase('Before the Storm')).toContainText('$8.00');
    expect(await purchasesOf(product, lena)).toEqual([{ album_title: 'Before the Storm', amount_cents: 800 }]);

    expect(await statesOf(product, tom)).toEqual(['pending']);
    expect(await purchasesOf(product, tom)).toEqual([]);
    // The open payment page still accepts the payment, and the buyer gets the albums.
    const his = await visit({ as: tom });
    await his.page.goto(payingPage);
    await his.provider.payWithTestCard();
    await expect(his.heading('Thank you!')).toBeVisible();
    expect(await purchasesOf(product, tom)).toHaveLength(1);

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
      where albums.title = ${title} and albums.state = 'public' group by tracks.id order by tracks.track_number`,
    );
    // The master of the first is an MP3, which buyers get as it is.
    expect([...tracks]).toEqual([
      { title: 'Paper Boats', status: 'ready', files: 2 },
      { title: 'Night Bus', status: 'ready', files: 3 },
    ]);
  });
});

/** The target path of an upload and its length, from the request that creates it. */
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
