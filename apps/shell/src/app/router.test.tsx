import { releaseManifest, stubBackend } from '@fairtone/testing';
import type { ReleaseManifest } from '@fairtone/contracts';
import { waitFor } from '@testing-library/react';
import { authRoutes } from '../auth/authRoutes';
import { createRouter } from './router';
import { SHELL_PAGES } from './shellPaths';

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

describe('a screen that only a newer version of a running remote has', () => {
  const newer = releaseManifest({ catalog: { routes: ['/', '/album/:albumId', '/charts/:week'] } });

  function openTab(start: string) {
    window.history.replaceState(null, '', start);
    const loadPage = jest.fn();
    const registry = { manifest: releaseManifest({ catalog: { routes: ['/', '/album/:albumId'] } }), take: () => [] };
    return { router: createRouter(registry, { loadPage }), loadPage };
  }

  it('is loaded as a new page when a link leads to it', async () => {
    stubBackend({ 'GET /releases.json': newer });
    const { router, loadPage } = openTab('/');
    void router.navigate('/charts/12?by=plays#top');
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/charts/12?by=plays#top'));
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.navigation.state).toBe('loading');
    await router.navigate('/album/one');
    expect(router.state.location.pathname).toBe('/album/one');
    router.dispose();
  });

  it('is not loaded when the visitor has gone elsewhere while the manifest was fetched', async () => {
    let answer = (_manifest: ReleaseManifest) => undefined as void;
    stubBackend({ 'GET /releases.json': () => new Promise<ReleaseManifest>((resolve) => (answer = resolve)) });
    const { router, loadPage } = openTab('/');
    const navigation = router.navigate('/charts/12');
    await router.navigate('/album/one');
    answer(newer);
    await navigation;
    expect(loadPage).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/album/one');
    router.dispose();
  });

  it('is not loaded again by a page that was just loaded at its path', async () => {
    stubBackend({ 'GET /releases.json': newer });
    const { router, loadPage } = openTab('/charts/12');
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(router.state.matches.at(-1)?.route.path).toBe('*');
    expect(loadPage).not.toHaveBeenCalled();
    router.dispose();
  });
});

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

it('lists every sign-in path for the release host', () => {
  expect(Object.keys(SHELL_PAGES).sort()).toEqual(authRoutes.map(({ path }) => path).sort());
});
