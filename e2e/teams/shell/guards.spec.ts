import { PASSWORD, signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';

let listener: Person;
let artist: Person;
test.beforeAll(async ({ product }) => {
  listener = await signUp(product, 'Lena Marsh', 'customer');
  artist = await signUp(product, 'Nadia Voss', 'artist');
});

const PRIVATE = [
  '/dashboard',
  '/playlists',
  '/favorites',
  '/profile',
  '/settings',
  '/create-album',
  '/artist-settings',
];

test('guests are asked to log in, and come back to where they wanted to go', async ({ visit }) => {
  const guest = await visit();
  for (const path of PRIVATE) {
    await guest.open(path);
    await expect(guest.page, path).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
  await guest.open('/favorites');
  await guest.login.logIn(listener.email, PASSWORD);
  await expect(guest.page).toHaveURL('/favorites');
});

test('listeners go on to the dashboard from what is for artists, everybody from login and sign-up', async ({
  visit,
}) => {
  const shop = await visit({ as: listener });
  for (const path of ['/create-album', '/artist-settings', '/login', '/signup']) {
    await shop.open(path);
    await expect(shop.page, path).toHaveURL('/dashboard');
  }
  const desk = await visit({ as: artist });
  await desk.open('/artist-settings');
  await expect(desk.page).toHaveURL('/artist-settings');
  await desk.open('/signup');
  await expect(desk.page).toHaveURL('/dashboard');
});

test('an empty cart leads home', async ({ visit }) => {
  const guest = await visit();
  await guest.open('/checkout');
  await expect(guest.page).toHaveURL('/');
});

const HINTS = [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example/x',
  'javascript:alert(1)',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
];

test('no hint of where to go back to leads to another site', async ({ visit }) => {
  const shop = await visit({ as: listener });
  const away: string[] = [];
  shop.page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) away.push(request.url());
  });
  for (const hint of HINTS) {
    await shop.open(`/login?returnTo=${encodeURIComponent(hint)}`);
    await expect(shop.page, hint).toHaveURL('/dashboard');
  }
  expect(away).toEqual([]);
});
