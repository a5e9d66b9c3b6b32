/** @jest-environment node */
import { matchPath } from './matchRoute.ts';

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
