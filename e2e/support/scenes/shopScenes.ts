import type { Route } from '@playwright/test';
import type { Scene } from './runScene';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const ALBUMS = '**/rest/v1/albums?*';
const never = () => undefined;
const answer = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

/** The shop window: home, albums, artists, lists. */
export const shopScenes: Scene[] = [
  {
    name: 'home',
    show: async ({ page, open }) => {
      await open('/');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'home-loading',
    isState: true,
    show: async ({ page, open }) => {
      await page.route(ALBUMS, never);
      await open('/');
      await page.getByTestId('album-skeleton').first().waitFor();
    },
  },
  {
    name: 'home-empty',
    isState: true,
    show: async ({ page, open }) => {
      await page.route(ALBUMS, answer(200, []));
      await open('/');
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'home-error',
    isState: true,
    show: async ({ page, open, button }) => {
      await page.route(ALBUMS, answer(500, { message: 'down' }));
      await open('/');
      await button('common:action.retry').waitFor();
    },
  },
  {
    name: 'home-listener',
    as: 'listener',
    isState: true,
    show: async ({ page, open }) => {
      await open('/');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'explore',
    show: async ({ page, open }) => (await open('/explore'), page.getByRole('article').first().waitFor()),
  },
  {
    name: 'all-albums',
    show: async ({ page, open }) => (await open('/all-albums'), page.getByRole('article').first().waitFor()),
  },
  {
    name: 'all-albums-owned',
    as: 'buyer',
    isState: true,
    show: async ({ page, open }) => (await open('/all-albums'), page.getByRole('article').first().waitFor()),
  },
  { name: 'artists', show: ({ open }) => open('/artists') },
  {
    name: 'explore-filters',
    isState: true,
    show: async ({ page, open }) => {
      await open('/explore?genre=Jazz&genre=Folk&q=small');
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'search',
    show: async ({ page, open }) => {
      await open('/search?q=paper+boats');
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'search-genre',
    isState: true,
    show: async ({ page, open }) => {
      await open('/search?q=jazz');
      await page.getByRole('article').first().waitFor();
    },
  },
  { name: 'search-begin', isState: true, show: ({ open }) => open('/search') },
  {
    name: 'search-nothing',
    isState: true,
    show: async ({ open, link }) => {
      await open('/search?q=zzqqxxyy');
      await link('catalog:search.browseAlbums').waitFor();
    },
  },
  ...(['fixed', 'named', 'free'] as const).map((form): Scene => ({
    name: `album-${form}`,
    show: async ({ page, world, open }) => {
      await open(`/album/${world.albums[form].id}`);
      await page.getByRole('table').waitFor();
    },
  })),
  {
    name: 'album-owned',
    as: 'buyer',
    show: async ({ page, world, open }) => {
      await open(`/album/${world.albums.fixed.id}`);
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'album-own-draft',
    as: 'artist',
    isState: true,
    show: async ({ page, world, open }) => {
      await open(`/album/${world.albums.draft.id}`);
      await page.getByRole('table').waitFor();
    },
  },
  { name: 'album-not-found', show: ({ open }) => open(`/album/${NOBODY}`) },
  {
    name: 'artist',
    show: async ({ page, world, open }) => {
      await open(`/artist/${world.artist.id}`);
      await page.getByRole('article').first().waitFor();
    },
  },
  { name: 'artist-not-found', isState: true, show: ({ open }) => open(`/artist/${NOBODY}`) },
  { name: 'page-not-found', show: ({ open }) => open('/no/such/page') },
  {
    name: 'remote-missing',
    show: async ({ page, button }) => {
      await page.route('**/releases/catalog/**', answer(404, {}));
      await page.goto('/');
      await button('shell:remote.tryAgain').waitFor();
    },
  },
];
