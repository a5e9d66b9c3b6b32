import { hideLinkToken } from './linkToken.ts';

const at = (path: string) => {
  history.replaceState(null, '', path);
  hideLinkToken();
  return { address: location.pathname + location.search, state: (history.state as { usr?: object } | null)?.usr };
};

it.each([
  ['/auth/confirm?token_hash=a%2Bb&type=signup', '/auth/confirm?type=signup', 'a+b'],
  ['/reset-password?token=abc', '/reset-password', 'abc'],
])('removes the token from %s', (path, address, linkToken) => {
  expect(at(path)).toEqual({ address, state: { linkToken } });
});

it.each(['/album/1?token_hash=a', '/auth/confirm?type=signup', '/'])('leaves %s as it is', (path) => {
  expect(at(path)).toEqual({ address: path, state: undefined });
});
