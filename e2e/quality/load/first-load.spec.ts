import { bringOut, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { watchFetches } from '../../support/pages/fetches';

let artist: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Ilse Brandt', 'artist');
  album = await bringOut(product, artist, { title: 'First Bytes', price: 800 });
});

const ROUTES: [name: string, path: () => string, isSignedIn: boolean][] = [
  ['home', () => '/', false],
  ['explore', () => '/explore', false],
  ['all albums', () => '/all-albums', false],
  ['an album', () => `/album/${album.id}`, false],
  ['an artist', () => `/artist/${artist.id}`, false],
  ['signing in', () => '/login', false],
  ['the dashboard', () => '/dashboard', true],
  ['the studio', () => '/create-album', true],
];

for (const [name, path, isSignedIn] of ROUTES) {
  test(`${name} fetches each script once, and every preloaded one is run`, async ({ visit }) => {
    const guest = await visit(isSignedIn ? { as: artist } : {});
    const fetches = await watchFetches(guest.page);
    await guest.open(path());
    // What stands around a screen waits until the screen has its data.
    await expect.poll(() => fetches.preloadedInVain()).toEqual([]);
    await guest.page.waitForLoadState('networkidle');
    expect(fetches.twice()).toEqual([]);
    expect(fetches.complaints()).toEqual([]);
  });
}

test('a page in the chosen language fetches its texts early, in that language', async ({ visit }) => {
  const guest = await visit({ locale: 'de-DE' });
  await guest.open('/');
  await expect(guest.header.root.getByRole('button', { name: 'Sprache' })).toBeVisible();
  await guest.header.root.getByRole('button', { name: 'Sprache' }).click();
  await guest.page.getByRole('menuitemradio', { name: 'Polski' }).click();
  await expect(guest.page.locator('html')).toHaveAttribute('lang', 'pl');
  const fetches = await watchFetches(guest.page);
  await guest.page.reload();
  await expect(guest.page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect.poll(() => fetches.preloadedInVain()).toEqual([]);
});

test('pointing at a link fetches what it leads to, so that the click needs no script', async ({ visit, product }) => {
  const guest = await visit();
  const fetches = await watchFetches(guest.page);
  await guest.open('/login');
  await guest.page.waitForLoadState('networkidle');
  const { baseUrl, preload } = product.releases.live.catalog!;
  const screen = preload['/all-albums']!.map((file) => baseUrl + file);
  expect(fetches.scripts()).not.toEqual(expect.arrayContaining(screen));
  await guest.header.openDiscover();
  await guest.header.root.getByRole('link', { name: 'Albums', exact: true }).hover();
  await expect.poll(() => fetches.scripts()).toEqual(expect.arrayContaining(screen));
  await expect.poll(() => fetches.underWay()).toBe(0);
  await guest.header.goTo('Albums');
  await expect(guest.page.getByRole('article').first()).toBeVisible();
  expect(fetches.twice()).toEqual([]);
});

test('an idle page fetches the screen that most of its links lead to', async ({ visit, product }) => {
  const guest = await visit();
  const fetches = await watchFetches(guest.page);
  await guest.open('/artists');
  const { baseUrl, preload } = product.releases.live.catalog!;
  const screen = preload['/artist/:artistId']!.map((file) => baseUrl + file);
  await expect.poll(() => fetches.scripts(), { timeout: 20_000 }).toEqual(expect.arrayContaining(screen));
});

test('nothing is guessed for somebody who saves data', async ({ visit, product }) => {
  const guest = await visit();
  const fetches = await watchFetches(guest.page);
  await guest.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await guest.open('/login');
  await expect.poll(() => fetches.preloadedInVain()).toEqual([]);
  await guest.page.waitForLoadState('networkidle');
  const { baseUrl, preload } = product.releases.live.catalog!;
  const screen = preload['/all-albums']!.map((file) => baseUrl + file);
  await guest.header.openDiscover();
  const albums = guest.header.root.getByRole('link', { name: 'Albums', exact: true });
  await expect(albums).toBeVisible();
  await expect.poll(() => fetches.underWay()).toBe(0);
  const missing = screen.filter((file) => !fetches.scripts().includes(file));
  expect(missing).not.toEqual([]);
  // What points asks at once, or not at all.
  await albums.hover();
  await expect.poll(() => fetches.underWay()).toBe(0);
  expect(fetches.scripts().filter((file) => missing.includes(file))).toEqual([]);
});
