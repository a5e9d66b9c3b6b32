import { waitFor } from '@testing-library/react';
import type { ReleaseManifest, RemoteRelease } from '@fairtone/contracts';
import { requestAhead } from '@fairtone/platform';
import { likelyNextPath, prefetchRoute, prepareRoute, requestFirstData } from './prefetchRoute.ts';
import type { RemoteRegistry } from './remoteRegistry.ts';

jest.mock('@fairtone/platform', () => ({
  ...jest.requireActual<object>('@fairtone/platform'),
  requestAhead: jest.fn(),
}));

const release = (name: string, routes: string[]): RemoteRelease => ({
  name,
  version: '1',
  contract: '^1.0.0',
  container: name,
  entry: 'entry.js',
  routes,
  slots: [],
  dialogs: [],
  hasStart: false,
  integrity: { 'entry.js': 'sha384-e', 'remote.js': 'sha384-r', 'album.js': 'sha384-a', 'de.js': 'sha384-d' },
  preload: { '*': ['remote.js'], '/album/:id': ['album.js'], '/explore': ['explore.js'], de: ['de.js'], pl: ['pl.js'] },
  baseUrl: `/releases/${name}/1/`,
});
const manifest: ReleaseManifest = {
  generatedAt: '',
  remotes: {
    catalog: { live: release('catalog', ['/', '/album/:id', '/explore']) },
    account: { live: release('account', ['/dashboard']) },
  },
};
const links = () => [...document.head.querySelectorAll('link')];
const fetched = () => links().map((link) => `${link.rel} ${link.getAttribute('href')}`);
const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  document.head.replaceChildren();
  document.documentElement.lang = 'de';
  connect({});
});

it('fetches entry, exposed module, screen and texts in the page’s language, each once', () => {
  prefetchRoute(manifest, '/album/7', true);
  prefetchRoute(manifest, '/album/8', true);
  const files = ['entry.js', 'remote.js', 'album.js', 'de.js'];
  expect(fetched()).toEqual(files.map((file) => `preload /releases/catalog/1/${file}`));
  expect(links()[0]).toMatchObject({ crossOrigin: 'anonymous', integrity: 'sha384-e', as: 'script' });
});

it('reads hashes that the page does not contain from the release, and preloads with them', async () => {
  const { live } = manifest.remotes.catalog!;
  const { baseUrl: _folder, ...build } = { ...live, integrity: { ...live.integrity, 'explore.js': 'sha384-x' } };
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(build) })) as never;
  AbortSignal.timeout ??= () => new AbortController().signal;
  prefetchRoute(manifest, '/explore', true);
  expect(fetched()).toHaveLength(3);
  await waitFor(() => expect(fetched().at(3)).toBe('preload /releases/catalog/1/explore.js'));
  expect(links()[3]).toMatchObject({ integrity: 'sha384-x' });
  expect(globalThis.fetch).toHaveBeenCalledWith('/releases/catalog/1/remote.json', expect.anything());
});

it('preloads all files of a build without hashes', () => {
  const live = { ...release('catalog', ['/explore']), integrity: {} };
  prefetchRoute({ generatedAt: '', remotes: { catalog: { live } } }, '/explore', true);
  expect(fetched().every((link) => link.startsWith('preload'))).toBe(true);
});

it('leaves out files that the page has already, and only prefetches a guess', () => {
  document.head.innerHTML =
    '<script src="/releases/catalog/1/entry.js"></script><link rel="preload" href="/releases/catalog/1/remote.js">';
  prefetchRoute(manifest, '/explore', false);
  expect(fetched().slice(1)).toEqual(['prefetch /releases/catalog/1/explore.js', 'prefetch /releases/catalog/1/de.js']);
});

it.each([[{ saveData: true }], [{ effectiveType: 'slow-2g' }]])(
  'fetches nothing on a connection with %j',
  (connection) => {
    connect(connection);
    prefetchRoute(manifest, '/explore', true);
    expect(links()).toHaveLength(0);
  },
);

it('fetches nothing for a path of the shell or an unknown path', () => {
  prefetchRoute(manifest, '/login', true);
  expect(links()).toHaveLength(0);
});

it('prepares the screen of a path, unless the connection saves data or no remote has the path', () => {
  const prepare = jest.fn(() => Promise.resolve());
  const registry = { manifest, prepare } as unknown as RemoteRegistry;
  prepareRoute(registry, '/login');
  connect({ saveData: true });
  prepareRoute(registry, '/album/7');
  expect(prepare).not.toHaveBeenCalled();
  connect({});
  prepareRoute(registry, '/album/7');
  expect(prepare).toHaveBeenCalledWith('catalog', '/album/:id', expect.any(Function));
});

it('guesses the route of most links, never the current one', () => {
  const paths = ['/', '/', '/', '/explore', '/album/1', '/album/2', '/nowhere'];
  expect(likelyNextPath(manifest, '/', paths)).toBe('/album/2');
  expect(likelyNextPath(manifest, '/album/9', ['/album/1', '/nowhere'])).toBeNull();
});

describe('a press on a link', () => {
  const asked = jest.mocked(requestAhead);
  const first = [
    { get: '/rest/v1/albums?id=eq.{id}' },
    { get: '/rest/v1/search?query={q}' },
    { get: '/rest/v1/tracks', unless: ['sort'] },
  ];
  const running = { catalog: { routes: [{ path: '/album/:id', page: { first } }, { path: '/explore' }] } };
  const registry = {
    manifest,
    peek: (name: keyof typeof running) => running[name] ?? null,
  } as unknown as RemoteRegistry;
  beforeEach(() => asked.mockReset());

  it.each([
    ['/album/7', '', ['/rest/v1/albums?id=eq.7', '/rest/v1/tracks']],
    ['/album/7', '?sort=old', ['/rest/v1/albums?id=eq.7']],
    ['/album/7', '?q=x%26y', ['/rest/v1/albums?id=eq.7', '/rest/v1/search?query=x%26y', '/rest/v1/tracks']],
    ['/explore', '', []],
    ['/dashboard', '', []],
    ['/login', '', []],
  ])('requests what the screen of %s%s shows first', (path, search, paths) => {
    requestFirstData(registry, path, search);
    expect(asked.mock.calls.flat()).toEqual(paths);
  });

  it('requests nothing on a metered connection', () => {
    connect({ saveData: true });
    requestFirstData(registry, '/album/7', '');
    expect(asked).not.toHaveBeenCalled();
  });
});
