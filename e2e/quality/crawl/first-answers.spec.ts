import { FIRST_ANSWERS_ELEMENT_ID, requestKey } from '@fairtone/contracts';
import type { Page } from '@playwright/test';
import { bringOut, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { askAnew } from '../../support/pages/askAnew';
import { readHtml } from './readHtml';

let artist: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Ilse Brandt', 'artist');
  album = await bringOut(product, artist, { title: 'Paper Boats', price: 800 });
});

const PAGES: [name: string, path: () => string, shows: string][] = [
  ['home', () => '/', 'Paper Boats'],
  ['explore', () => '/explore', 'Paper Boats'],
  ['all albums', () => '/all-albums', 'Paper Boats'],
  ['all artists', () => '/artists', 'Ilse Brandt'],
  ['an artist', () => `/artist/${artist.id}`, 'Paper Boats'],
  ['an album', () => `/album/${album.id}`, 'Paper Boats'],
];

/** Keys of what the page asks the data API from now on. */
function watchRequests(page: Page): () => string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/rest/v1/')) keys.push(requestKey(request.url()));
  });
  return () => keys;
}

const answersOf = (html: string) => {
  const json = new RegExp(`id="${FIRST_ANSWERS_ELEMENT_ID}">(.*?)</script>`, 's').exec(html)?.[1];
  return Object.keys(JSON.parse(json ?? '{}') as object);
};

for (const [name, path, shows] of PAGES)
  test(`${name} shows its first data without asking for it`, async ({ product, visit }) => {
    const brought = answersOf((await readHtml(product.url + path())).html);
    expect(brought.length).toBeGreaterThan(0);

    const guest = await visit();
    let asked: () => string[] = () => [];
    // A browser is kept waiting for them only so long: a page that came without them proves nothing.
    await expect(async () => {
      // Or the page before asks into the list of this one.
      await guest.page.goto('about:blank');
      asked = watchRequests(guest.page);
      const page = await guest.page.goto(path());
      expect(answersOf(await page!.text())).toEqual(brought);
    }).toPass();
    await expect(guest.page.getByText(shows).first()).toBeVisible();
    expect(asked().filter((key) => brought.includes(key))).toEqual([]);

    // Without them the page asks for each: none was brought in vain.
    const other = await visit();
    await askAnew(other.page);
    const askedAnew = watchRequests(other.page);
    await other.open(path());
    await expect.poll(askedAnew).toEqual(expect.arrayContaining(brought));
  });

test('a filtered list brings only what it will ask', async ({ product }) => {
  const brought = async (address: string) =>
    answersOf((await readHtml(product.url + address)).html).map((key) => key.split('?', 1)[0]);
  expect(await brought('/all-albums?lang=de')).toEqual(['/rest/v1/rpc/list_albums', '/rest/v1/rpc/count_albums']);
  expect(await brought('/all-albums?genre=Jazz')).toEqual([]);
  expect(await brought('/explore?tab=artists')).toEqual([]);
  expect(await brought('/artists?sort=popularity')).toEqual(['/rest/v1/rpc/count_artists']);
});

test('somebody signed in asks for what guests see otherwise', async ({ visit }) => {
  const owner = await visit({ as: artist });
  const asked = watchRequests(owner.page);
  await owner.open(`/album/${album.id}`);
  await expect(owner.heading('Paper Boats')).toBeVisible();
  expect(asked().some((key) => key.startsWith('/rest/v1/albums?'))).toBe(true);
});

test('a page that is gone back to asks anew', async ({ product, visit }) => {
  const guest = await visit();
  await guest.open('/');
  await expect(guest.recentReleases.first()).toBeVisible();
  await guest.open('about:blank');
  const news = await bringOut(product, artist, { title: 'Late Edition', price: 0 });
  await guest.page.goBack();
  await expect(guest.albumCard(news.title).root).toBeVisible();
});
