import { loginPath } from './loginPath.ts';

it.each([
  ['/', '', '/login'],
  ['/album/1', '?play=1', '/login?returnTo=%2Falbum%2F1%3Fplay%3D1'],
  ['/login', '', '/login'],
  ['/signup', '?returnTo=%2Fcheckout', '/login?returnTo=%2Fcheckout'],
  ['/auth/confirm', '?type=signup', '/login'],
])('the login button on %s%s leads to %s', (pathname, search, path) =>
  expect(loginPath({ pathname, search })).toBe(path),
);
