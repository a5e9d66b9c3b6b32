import type { GoTrueClient } from '@supabase/auth-js';
import { BroadcastChannel } from 'node:worker_threads';

const TOKEN = '/auth/v1/token';
const LOGOUT = '/auth/v1/logout';
const NOW = Date.parse('2026-03-01T12:00:00Z');
const user = { id: 'a', email: 'lena@example.com', aud: 'authenticated', user_metadata: {}, app_metadata: {} };

/** A session that ends this many seconds from now. */
const sessionFor = (seconds: number, refresh_token = 'first') => ({
  access_token: `token-of-${refresh_token}`,
  refresh_token,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: NOW / 1000 + seconds,
  user,
});
const stored = () => JSON.parse(localStorage.getItem('fairtone.session') ?? 'null') as { refresh_token: string } | null;

let answers: Record<string, () => Response>;
let asked: { path: string; search: string; body: unknown; atMs: number }[];
let auth: GoTrueClient;

/** A page that was just opened in a browser that keeps this session, or none. */
async function openPage(session: object | null) {
  jest.resetModules();
  if (session) localStorage.setItem('fairtone.session', JSON.stringify(session));
  const platform = await import('./index.ts');
  platform.setConfig({ supabaseUrl: 'http://localhost', supabaseAnonKey: 'anon' } as never);
  const client = await platform.getAuth();
  auth = client;
  return { ...platform, auth: client };
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  localStorage.clear();
  asked = [];
  answers = {
    [TOKEN]: () => Response.json(sessionFor(3600, 'second')),
    [LOGOUT]: () => new Response(null, { status: 204 }),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname: path, search } = new URL(input as string);
    asked.push({ path, search, body: JSON.parse((init?.body as string) ?? 'null'), atMs: Date.now() - NOW });
    return Promise.resolve(answers[path]!());
  });
});
afterEach(async () => {
  await auth.stopAutoRefresh();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const refreshes = () => asked.filter(({ path }) => path === TOKEN);

describe('the session of a browser', () => {
  it('is not renewed without a network: the old token says who asks', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { getAccessToken } = await openPage(sessionFor(-10));
    expect(await getAccessToken()).toBe('token-of-first');
    expect(refreshes()).toEqual([]);
    onLine.mockRestore();
  });

  it('keeps the session in local storage and renews it with its refresh token', async () => {
    const { getAccessToken } = await openPage(sessionFor(-10));
    expect(await getAccessToken()).toBe('token-of-second');
    expect(refreshes()).toMatchObject([{ search: '?grant_type=refresh_token', body: { refresh_token: 'first' } }]);
    expect(stored()).toMatchObject({ refresh_token: 'second' });
  });

  it('looks every 30 seconds whether the session is about to end', async () => {
    await openPage(sessionFor(125));
    await jest.advanceTimersByTimeAsync(1000);
    expect(refreshes()).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(refreshes()).toHaveLength(1);
  });

  it('forgets a session whose renewal is refused for good', async () => {
    answers[TOKEN] = () => Response.json({ error_code: 'refresh_token_not_found', msg: 'gone' }, { status: 400 });
    const { getAccessToken } = await openPage(sessionFor(-10));
    expect(await getAccessToken()).toBeNull();
    expect(refreshes()).toHaveLength(1);
    expect(stored()).toBeNull();
  });

  it('tries a renewal that failed on the way again after 200 ms, then after twice as long each time', async () => {
    answers[TOKEN] = () => Response.json({ msg: 'down' }, { status: 503 });
    const { getAccessToken } = await openPage(sessionFor(-10));
    void getAccessToken();
    await jest.advanceTimersByTimeAsync(3500);
    const waits = refreshes().map(({ atMs }, index, all) => atMs - (all[index - 1]?.atMs ?? atMs));
    const rounded = waits.slice(1, 5).map((ms) => Math.round(ms / 100) * 100);
    expect(rounded).toEqual([200, 400, 800, 1600]);
    expect(stored()).toMatchObject({ refresh_token: 'first' });
  });

  it.each([401, 403, 404])('signs out here although the server answers %i', async (status) => {
    const page = await openPage(sessionFor(3600));
    answers[LOGOUT] = () => Response.json({ msg: 'no such session' }, { status });
    expect(await page.auth.signOut()).toEqual({ error: null });
    expect(asked.map(({ path }) => path)).toEqual([LOGOUT]);
    expect(stored()).toBeNull();
  });

  it('sends a confirmation again only to an address or a number', async () => {
    const page = await openPage(null);
    expect((await page.auth.resend({ type: 'signup' } as never)).error?.message).toBe(
      'You must provide either an email or phone number and a type',
    );
    expect(asked).toEqual([]);
  });

  it('is not announced to other tabs: a message would drop the pages that the browser keeps for Back', async () => {
    class Channel extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        // One that a client leaves open does not keep the tests running.
        this.unref();
      }
    }
    Object.assign(globalThis, { BroadcastChannel: Channel });
    const [tab, other] = ['fairtone.session', 'fairtone.session'].map((name) => new BroadcastChannel(name));
    const heard = new Promise<unknown>((resolve) => (tab!.onmessage = ({ data }: { data: unknown }) => resolve(data)));
    try {
      const { auth: client } = await openPage(sessionFor(-10));
      await client.getSession();
      expect(stored()?.refresh_token).toBe('second');
      other!.postMessage('nothing before this');
      expect(await heard).toBe('nothing before this');
    } finally {
      for (const channel of [tab!, other!]) channel.close();
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    }
  });
});
