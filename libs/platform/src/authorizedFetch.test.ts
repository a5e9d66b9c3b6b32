import { authorizedFetch } from './authorizedFetch.ts';
import { setConfig } from './config.ts';
import { SESSION_STORAGE_KEY } from './storedSession.ts';

const sent = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  localStorage.clear();
  sent.mockReset().mockResolvedValue(Response.json([]));
  setConfig({ supabaseUrl: 'http://localhost', supabaseAnonKey: 'sb_publishable_1' } as never);
});

const headersOfRequest = async () => {
  await authorizedFetch('http://localhost/rest/v1/albums');
  return Object.fromEntries(new Headers(sent.mock.calls[0]![1]?.headers));
};

it('sends the key of a guest as apikey alone: it is no token', async () => {
  expect(await headersOfRequest()).toEqual({ apikey: 'sb_publishable_1' });
});

it('sends the token of a signed-in user beside the key', async () => {
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    expires_at: Date.now() / 1000 + 3600,
    user: { id: 'u', user_metadata: {} },
  };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
  expect(await headersOfRequest()).toEqual({ apikey: 'sb_publishable_1', authorization: 'Bearer a.b.c' });
});
