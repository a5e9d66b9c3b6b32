import { setConfig } from './config.ts';
import { getRest } from './clients.ts';
import { requestAhead } from './requestAhead.ts';
import { SESSION_STORAGE_KEY } from './storedSession.ts';

/** Of another album in each test: what was requested is remembered. */
let id = 0;
const path = () => `/rest/v1/albums?select=id,title&id=eq.${id}`;
const ask = () => getRest().from('albums').select('id, title').eq('id', String(id));
const signIn = (token: string) =>
  localStorage.setItem(
    SESSION_STORAGE_KEY,
    JSON.stringify({ access_token: token, expires_at: Date.now(), user: { id: 'a', user_metadata: {} } }),
  );

const network = jest.spyOn(globalThis, 'fetch');
let answers = 0;
beforeEach(() => {
  id += 1;
  answers = 0;
  localStorage.clear();
  network.mockReset().mockImplementation(() => Promise.resolve(Response.json([{ id: String((answers += 1)) }])));
  setConfig({ supabaseUrl: 'http://localhost', supabaseAnonKey: 'anon' } as never);
});
afterEach(() => jest.useRealTimers());

describe('a request that is sent ahead', () => {
  it('answers the same request of the next screen, once', async () => {
    await requestAhead(path());
    expect((await ask().single()).data).toEqual({ id: '1' });
    expect(network).toHaveBeenCalledTimes(1);
    expect((await ask()).data).toEqual([{ id: '2' }]);
  });

  it('answers a request that comes before its response', async () => {
    let respond = (_response: Response) => undefined as void;
    network.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    await requestAhead(path());
    const asked = ask().then(({ data }) => data);
    respond(Response.json([{ id: 'late' }]));
    expect(await asked).toEqual([{ id: 'late' }]);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['was refused', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['did not reach the server', () => Promise.reject(new TypeError('offline'))],
  ])('leaves the request to the screen when it %s', async (_how, answer) => {
    network.mockImplementationOnce(answer);
    await requestAhead(path());
    expect((await ask()).data).toEqual([{ id: '1' }]);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is for the person who pressed', async () => {
    signIn('of-a-member');
    await requestAhead(path());
    signIn('of-another');
    expect((await ask()).data).toEqual([{ id: '2' }]);
  });

  it('is not sent for what the page has requested in the last minute', async () => {
    jest.useFakeTimers();
    await ask();
    await requestAhead(path());
    expect(network).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    await requestAhead(path());
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is not used by a screen that opens later', async () => {
    jest.useFakeTimers();
    await requestAhead(path());
    jest.advanceTimersByTime(10_000);
    expect((await ask()).data).toEqual([{ id: '2' }]);
  });

  it('has no answer to a request with a count, or to a change', async () => {
    await requestAhead(path());
    await getRest().from('albums').delete().eq('id', String(id)).select('id, title');
    expect(network).toHaveBeenCalledTimes(2);
    await getRest().from('albums').select('id, title', { count: 'exact' }).eq('id', String(id));
    expect(network).toHaveBeenCalledTimes(3);
  });
});
