import { expect, type Page } from '@playwright/test';
import { publishAlbum, type Album } from './albums';
import { DRAWN_WITHIN_MS } from './openDrawn';
import { signUp, type Person } from './people';
import type { Product } from './startProduct';

/** Whom and what the pages of {@link GUEST_PAGES} are about. */
export interface PageContents {
  artist: Person;
  listener: Person;
  album: Album;
  playlistId: string;
}

/** An artist with an album, and a listener who shares a playlist with its tracks. */
export async function makePageContents(product: Product): Promise<PageContents> {
  const artist = await signUp(product, 'Edda Lorn', 'artist');
  const listener = await signUp(product, 'Piet Maas', 'customer');
  const album = await publishAlbum(product, artist, { title: 'Before Anyone Signs In', price: 800 });
  const row = { user_id: listener.id, name: 'Songs For Guests', is_shared: true };
  const { data } = await listener.rest.from('playlists').insert(row).select('id').single();
  const playlistId = data!.id;
  await listener.rest.rpc('add_to_playlist', { playlist: playlistId, tracks: album.tracks.map(({ id }) => id) });
  return { artist, listener, album, playlistId };
}

/** One page: its first heading, which is any where it is null. */
export type GuestPage = [path: string, status: number, heading: string | null];

/** Every page of the route table that a guest sees. */
export const GUEST_PAGES = {
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
    ['/help', 200, null],
    ['/blog', 200, null],
    ['/blog/an-album-is-one-piece', 200, null],
    ['/copyright', 200, null],
    ['/terms', 200, null],
    ['/privacy', 200, null],
    ['/cookies', 200, null],
    ['/resources', 200, null],
    ['/developers', 200, null],
  ],
  'the catalog': ({ artist, album }) => [
    ['/', 200, null],
    ['/explore', 200, null],
    ['/explore?utm_source=letter&fbclid=a1', 200, null],
    ['/all-albums', 200, null],
    ['/all-albums?genre=R%26B', 200, null],
    ['/artists?genre=Folk', 200, null],
    ['/artists', 200, null],
    [`/artist/${artist.id}`, 200, 'Edda Lorn'],
    [`/album/${album.id}`, 200, album.title],
    ['/search', 200, null],
    ['/search?q=Before%20Anyone', 200, null],
    [`/embed/album/${album.id}`, 200, null],
  ],
  'people, playlists and what is for artists': ({ artist, listener, playlistId }) => [
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
} satisfies Record<string, (contents: PageContents) => GuestPage[]>;

/** The pages of {@link GUEST_PAGES} that a member gets as a guest does; the others are empty for members until the scripts run. */
export const sharedPages = (contents: PageContents, me: Person): GuestPage[] =>
  [
    ...GUEST_PAGES['the articles'](),
    ...GUEST_PAGES['the catalog'](contents),
    ...GUEST_PAGES['people, playlists and what is for artists'](contents),
  ].filter(([path]) => !path.includes(me.id) && path !== '/kept');

/** Some addresses for members, of each app. */
export const MEMBERS_PATHS = [
  '/dashboard',
  '/settings?tab=privacy',
  '/messages',
  '/profile',
  '/create-album',
  '/checkout/return?order=00000000-0000-4000-8000-000000000000',
];

/** All addresses for members. `me` is who opens them, and gets the address of the messages with the other person. */
export const membersPaths = ({ album, artist, listener }: PageContents, me?: Person): string[] => [
  ...MEMBERS_PATHS,
  '/playlists',
  '/favorites',
  `/messages/${me === artist ? listener.id : artist.id}`,
  '/receipt/00000000-0000-4000-8000-000000000000',
  '/artist-settings',
  `/edit-album/${album.id}`,
  `/album/${album.id}/edit`,
  '/moderation',
  '/console',
  '/console/player?view=log',
];

/** Parts of a page that {@link expectHydrated} follows: its heading, and the logo where the host leaves out the screen. */
const HEADING = '#root h1';
export const LOGO = '#root header a';

type Part = typeof HEADING | typeof LOGO;
type SentPage = { sentParts?: Partial<Record<Part, Element>> };

const notedPages = new WeakSet<Page>();

/** From the next visit on, remembers the parts of each page that is visible as the host sent it: deferred scripts run later. */
async function noteSentParts(page: Page): Promise<void> {
  if (notedPages.has(page)) return;
  notedPages.add(page);
  await page.addInitScript(
    (parts) =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive' || !document.documentElement.hasAttribute('data-first-view')) return;
        if (!document.getElementById('root')?.checkVisibility()) return;
        const found = parts.map((part) => [part, document.querySelector(part)]);
        (globalThis as SentPage).sentParts = Object.fromEntries(found);
      }),
    [HEADING, LOGO] as const,
  );
}

/**
 * Opens a page until the host sends it prerendered and visible, and expects that React takes over its elements: the first of a part, as it
 * was before the scripts. Nothing is held back, so that the browser may keep scripts from page to page.
 */
export async function expectHydrated(page: Page, path: string, part: Part = HEADING): Promise<void> {
  await noteSentParts(page);
  await expect(async () => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => 'sentParts' in globalThis), `${path} is prerendered`).toBe(true);
  }).toPass({ timeout: DRAWN_WITHIN_MS });
  await expect(page.locator('html[data-first-view]'), path).toHaveCount(0);
  const isKept = (part: Part) => (globalThis as SentPage).sentParts?.[part]?.isConnected;
  expect(await page.evaluate(isKept, part), `${path} keeps its ${part}`).toBe(true);
}
