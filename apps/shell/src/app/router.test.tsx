import { releaseManifest, stubBackend } from '@fairtone/testing';
import type { ReleaseManifest } from '@fairtone/contracts';
import { authRoutes } from '../auth/authRoutes';
import { createRouter } from './router';
import { ALIASES, SHELL_PATHS } from './shellPaths';

const young = releaseManifest({ radio: { routes: ['/radio/:genreId'] } });

function open(address: string, options?: { isPinned: boolean }) {
  window.history.replaceState(null, '', '/');
  const registry = {
    manifest: releaseManifest({ catalog: { routes: ['/', '/album/:albumId'] } }),
    take: ({ remotes }: ReleaseManifest) => Object.keys(Object.assign(registry.manifest.remotes, remotes)),
  };
  const router = createRouter(registry, options);
  return router.navigate(address).then(() => router.state.matches.at(-1)?.route.path);
}

afterEach(() => jest.restoreAllMocks());

it('finds a screen that was released after the page was opened', async () => {
  stubBackend({ 'GET /releases.json': young });
  expect(await open('/radio/jazz')).toBe('/radio/:genreId');
});

it('shows the not-found page when the new manifest has no such screen either', async () => {
  const { requests } = stubBackend({ 'GET /releases.json': young });
  expect(await open('/nowhere')).toBe('*');
  expect(requests('GET /releases.json')).toHaveLength(1);
});

it('fetches no manifest for a known screen', async () => {
  const { requests } = stubBackend({ 'GET /releases.json': young });
  expect(await open('/album/one')).toBe('/album/:albumId');
  expect(requests('GET /releases.json')).toHaveLength(0);
});

it('fetches no manifest in a browser that is pinned to versions', async () => {
  const { requests } = stubBackend({ 'GET /releases.json': young });
  expect(await open('/radio/jazz', { isPinned: true })).toBe('*');
  expect(requests('GET /releases.json')).toHaveLength(0);
});

it('shows a screen for frames without header and footer', async () => {
  stubBackend({});
  const manifest = releaseManifest({
    catalog: { routes: ['/', '/embed/:id'], pages: { '/embed/:id': { isBare: true } } },
  });
  const router = createRouter({ manifest, take: () => [] });
  const layoutAt = async (path: string) => {
    await router.navigate(path);
    return router.state.matches[0]?.route;
  };
  const [page, bare] = [await layoutAt('/'), await layoutAt('/embed/one')];
  expect(bare).not.toBe(page);
  expect(router.state.matches.at(-1)?.route.path).toBe('/embed/:id');
});

it('lists every sign-in path and every alias for the release host', () => {
  const own = [...authRoutes.map(({ path }) => path), ...Object.keys(ALIASES)];
  expect([...SHELL_PATHS].sort()).toEqual(own.sort());
});
