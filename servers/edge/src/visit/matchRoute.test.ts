/** @jest-environment node */
import type { ReleaseManifest } from '@fairtone/contracts';
import { isShown, matchPath } from './matchRoute.ts';

describe('the params of a path', () => {
  it.each([
    ['/album/:albumId', '/album/7', { albumId: '7' }],
    ['/album/:albumId', '/album/7/', { albumId: '7' }],
    ['/album/:albumId/edit', '/album/a%20b/edit', { albumId: 'a b' }],
    ['/album/:albumId', '/album/%E0%A4', { albumId: '%E0%A4' }],
    ['/docs/*', '/docs/a/b', {}],
    ['/', '/', {}],
  ])('of %s are read from %s', (route, path, params) => expect(matchPath(route, path)).toEqual(params));

  it.each([
    ['/album/:albumId', '/album'],
    ['/album/:albumId', '/album/7/edit'],
    ['/a.b', '/axb'],
  ])('of %s are not in %s', (route, path) => expect(matchPath(route, path)).toBeNull());
});

describe('whether a path is shown', () => {
  const manifest = { remotes: { radio: { live: { routes: ['/', '/radio/:genreId'] } } } } as unknown as ReleaseManifest;
  const shell = { pages: { '/help': {} }, routes: ['/login', '/auth/confirm'] };

  it.each(['/', '/radio/jazz', '/radio/jazz/', '/help', '/login', '/auth/confirm'])('%s is', (path) =>
    expect(isShown(manifest, path, shell)).toBe(true),
  );

  it.each(['/radio', '/nowhere', '/login/x', '/auth', '/%2e%2e/login'])('%s is not', (path) =>
    expect(isShown(manifest, path, shell)).toBe(false),
  );

  it('is assumed for a shell that does not list its routes', () =>
    expect(isShown(manifest, '/nowhere', {})).toBe(true));
});
