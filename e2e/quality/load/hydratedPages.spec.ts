import { PRERENDERED_STATE_ID } from '@fairtone/contracts';
import type { Page } from '@playwright/test';
import { publishAlbum, type Album } from '../../support/albums';
import { holdScripts } from '../../support/holdScripts';
import { DRAWN_TEST_MS, fetchDrawn } from '../../support/openDrawn';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { watch } from '../security/pageErrors';

test.setTimeout(DRAWN_TEST_MS);

let artist: Person;
let listener: Person;
let album: Album;
let playlistId: string;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Edda Lorn', 'artist');
  listener = await signUp(product, 'Piet Maas', 'customer');
  album = await publishAlbum(product, artist, { title: 'Before Anyone Signs In', price: 800 });
  const row = { user_id: listener.id, name: 'Songs For Guests', is_shared: true };
  const { data } = await listener.rest.from('playlists').insert(row).select('id').single();
  playlistId = data!.id;
  await listener.rest.rpc('add_to_playlist', { playlist: playlistId, tracks: album.tracks.map(({ id }) => id) });
});

/** Every page of the route table that a guest sees, with its first heading; `null`: any. */
const GROUPS: Record<string, () => [path: string, status: number, heading: string | null][]> = {
  'the sign-in pages': () => [
    ['/login', 200, null],
    ['/login?returnTo=%2Fexplore', 200, null],
    ['/signup', 200, null],
    ['/signup?kind=artist', 200, null],
    ['/forgot-password', 200, null],
    ['/reset-password', 200, null],
    ['/auth/confirm', 200, null],
  ],
  'the articles': () => [
    ['/blog', 200, null],
    ['/blog/an-album-is-one-piece', 200, null],
    ['/copyright', 200, null],
    ['/terms', 200, null],
    ['/privacy', 200, null],
    ['/cookies', 200, null],
    ['/resources', 200, null],
    ['/developers', 200, null],
  ],
  'the catalog': () => [
    ['/', 200, null],
    ['/explore', 200, null],
    ['/all-albums', 200, null],
    ['/artists', 200, null],
    [`/artist/${artist.id}`, 200, 'Edda Lorn'],
    [`/album/${album.id}`, 200, album.title],
    ['/search', 200, null],
    ['/search?q=Before%20Anyone', 200, null],
    [`/embed/album/${album.id}`, 200, null],
  ],
  'people, playlists and what is for artists': () => [
    [`/profile/${listener.id}`, 200, 'Piet Maas'],
    [`/profile/${artist.id}`, 200, 'Edda Lorn'],
    [`/playlist/${playlistId}`, 200, 'Songs For Guests'],
    ['/kept', 200, null],
    ['/for-artists', 200, null],
  ],
  'addresses without a page': () => [
    ['/nowhere', 404, null],
    ['/album/00000000-0000-4000-8000-000000000000', 404, null],
  ],
};
const MEMBERS = ['/dashboard', '/settings?tab=privacy', '/messages', '/profile', '/create-album'];

const headingIn = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html.slice(html.indexOf('<div id="root">')))?.[1];

/** Opens a prerendered page with its scripts, and expects that React takes over its elements. */
async function expectHydrated(page: Page, path: string): Promise<void> {
  const scripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('html[data-first-view] #root')).toBeVisible();
  const heading = await page.locator('#root h1').first().elementHandle();
  await scripts.letThrough();
  await expect(page.locator('html[data-first-view]'), path).toHaveCount(0);
  expect(await heading!.evaluate((element) => element.isConnected), path).toBe(true);
  await page.unroute('**/*.js');
}

test.describe('Each page that a guest sees', () => {
  for (const [group, pages] of Object.entries(GROUPS)) {
    test(`is in its HTML with its heading, and hydrated as it is: ${group}`, async ({ product, visit }) => {
      const { page } = await visit();
      const complaints = await watch(page.context());
      for (const [path, status, heading] of pages()) {
        const drawn = await fetchDrawn(product.url + path);
        expect([path, drawn.status]).toEqual([path, status]);
        if (heading) expect(headingIn(drawn.html), path).toContain(heading);
        else expect(headingIn(drawn.html), path).toBeTruthy();
        await expectHydrated(page, path);
        expect([path, complaints.errors, complaints.violations]).toEqual([path, [], []]);
      }
    });
  }
});

test.describe('Each page that guests and members see', () => {
  for (const role of ['customer', 'artist'] as const) {
    for (const group of ['the catalog', 'people, playlists and what is for artists']) {
      test(`is hydrated for a member as it is, and then shows them as signed in: ${role}, ${group}`, async ({
        product,
        visit,
      }) => {
        const me = role === 'artist' ? artist : listener;
        const { page } = await visit({ as: me, viewport: { width: 1280, height: 800 } });
        const complaints = await watch(page.context());
        const shown = GROUPS[group]!().filter(([path]) => !path.includes(me.id) && path !== '/kept');
        for (const [path] of shown) {
          await fetchDrawn(product.url + path);
          await expectHydrated(page, path);
          if (!path.startsWith('/embed/'))
            await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
          expect([path, complaints.errors, complaints.violations]).toEqual([path, [], []]);
        }
      });
    }
  }
});

test.describe('An address for members', () => {
  test('shows a guest the login before the scripts, and leads back', async ({ product, visit }) => {
    const { page } = await visit();
    const complaints = await watch(page.context());
    for (const path of MEMBERS) {
      await fetchDrawn(product.url + path);
      await expectHydrated(page, path);
      await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
      expect([path, complaints.errors, complaints.violations]).toEqual([path, [], []]);
    }
  });
});

test.describe('The page of a link in an e-mail', () => {
  test('is not prerendered with its token, and stays as it is when it is loaded again', async ({ product, visit }) => {
    const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
    await fetchDrawn(`${product.url}/reset-password`);
    const html = await (await fetch(`${product.url}/reset-password?token_hash=secret-token`, { headers })).text();
    expect(html).not.toContain('secret-token');
    expect(html).not.toContain(`id="${PRERENDERED_STATE_ID}"`);
    const { page } = await visit();
    const complaints = await watch(page.context());
    await page.goto('/reset-password?token_hash=secret-token');
    const field = page.getByLabel('New password', { exact: true });
    await expect(field).toBeVisible();
    await expect(page).toHaveURL('/reset-password');
    await page.reload();
    await expect(field).toBeVisible();
    expect(complaints.errors).toEqual([]);
  });
});

test.describe('Before the scripts of the login', () => {
  test('its links lead on', async ({ product, visit }) => {
    await fetchDrawn(`${product.url}/login`);
    const { page } = await visit();
    await page.route('**/*.js', () => undefined);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.locator('#root h1')).toBeVisible();
  });

  for (const [language, theme] of [
    ['pl', 'dark'],
    ['de', 'light'],
    ['fr', 'dark'],
    ['tr', 'light'],
  ] as const) {
    test(`the page is in the visitor's language and theme, and is hydrated: ${language}, ${theme}`, async ({
      product,
      visit,
    }) => {
      const { page } = await visit({ locale: language, colorScheme: theme });
      const complaints = await watch(page.context());
      for (const path of ['/login', '/search', '/terms', '/for-artists', '/nowhere', `/profile/${artist.id}`]) {
        const { html } = await fetchDrawn(product.url + path, language);
        expect(html).toContain(`<html lang="${language}"`);
        await expectHydrated(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect([path, complaints.errors]).toEqual([path, []]);
      }
    });
  }
});
