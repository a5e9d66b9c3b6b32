import { requestKey, routePageSchema } from './pages.ts';

describe('the key of a request', () => {
  it('is the same for every spelling of the URL', () => {
    const declared = requestKey('/rest/v1/albums?select=id, artist:profiles!inner(id,name)&id=eq.7');
    expect(
      requestKey('https://api.test/rest/v1/albums?id=eq.7&select=id%2Cartist%3Aprofiles%21inner%28id%2Cname%29'),
    ).toBe(declared);
  });

  it.each(['/rest/v1/albums?id=eq.8', '/rest/v1/tracks?id=eq.7', '/rest/v1/albums?id=eq.7&limit=1'])(
    'is another for %s',
    (other) => expect(requestKey(other)).not.toBe(requestKey('/rest/v1/albums?id=eq.7')),
  );
});

it('allows requests to the data API only', () => {
  const take = (get: string) => routePageSchema.safeParse({ first: [{ get }] }).success;
  expect(take('/rest/v1/rpc/list_albums?page_size=24')).toBe(true);
  for (const get of [
    '/auth/v1/user',
    'https://elsewhere.test/rest/v1/albums',
    '//elsewhere.test/rest/v1/',
    '/rest/v1/',
  ])
    expect(take(get)).toBe(false);
});
