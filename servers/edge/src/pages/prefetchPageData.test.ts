/** @jest-environment node */
import { requestKey, type ReleaseManifest, type RoutePage } from '@fairtone/contracts';
import { prefetchPageData } from './prefetchPageData.ts';
import { createGuestApi, type GuestApi } from './guestApi.ts';

const ID = '00000000-0000-4000-8000-000000000007';
const FIRST = '/rest/v1/things?id=eq.{albumId}';

const manifest = (page: RoutePage) =>
  ({
    remotes: { radio: { live: { routes: ['/thing/:albumId'], pages: { '/thing/:albumId': page } } } },
  }) as unknown as ReleaseManifest;

const look = (page: RoutePage, api: GuestApi, id = ID, isBrowser = true, query: Record<string, string> = {}) =>
  prefetchPageData(api, {
    manifest: manifest(page),
    siteUrl: 'http://shop.test',
    path: `/thing/${id}`,
    query,
    language: 'en',
    isBrowser,
  });

let network: jest.SpyInstance;
const api = () => createGuestApi('http://inside', () => 'anon');
beforeEach(() => {
  network = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json([])));
});
afterEach(() => {
  network.mockRestore();
  jest.useRealTimers();
});

describe('data that the release host prefetches', () => {
  it('sends the page’s first requests as a guest, with the params of the address', async () => {
    network.mockImplementation(() => Promise.resolve(Response.json([{ id: ID }])));
    const { answers } = await look({ first: [{ get: FIRST, isForAll: true }] }, api());
    expect(answers).toEqual({ [requestKey(`/rest/v1/things?id=eq.${ID}`)]: { body: [{ id: ID }], isForAll: true } });
    const [url, init] = network.mock.calls[0] as [URL, RequestInit];
    expect(url.href).toBe(`http://inside/rest/v1/things?id=eq.${ID}`);
    expect(init.headers).toEqual({ apikey: 'anon' });
  });

  it('leaves out requests that the screen does not send with such a query parameter', async () => {
    const page = { first: [{ get: FIRST, unless: ['genre'] }, { get: '/rest/v1/others' }] };
    const all = Object.keys((await look(page, api(), ID, true, { lang: 'de' })).answers);
    expect(all).toEqual([FIRST.replace('{albumId}', ID), '/rest/v1/others'].map(requestKey));
    const filtered = Object.keys((await look(page, api(), ID, true, { genre: 'Folk', lang: 'de' })).answers);
    expect(filtered).toEqual([requestKey('/rest/v1/others')]);
  });

  it('sends requests with the values of the parameters that the page declares, and leaves out those without a value', async () => {
    const page = { first: [{ get: '/rest/v1/rpc/find?query={q}' }], parameters: ['q'] };
    const asked = async (query: Record<string, string>) =>
      Object.keys((await look(page, api(), ID, true, query)).answers);
    expect(await asked({ q: ' paper & boats ', token: 'secret' })).toEqual([
      requestKey('/rest/v1/rpc/find?query=paper%20%26%20boats'),
    ]);
    expect(await asked({ q: '  ' })).toEqual([]);
    expect(await asked({})).toEqual([]);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('leaves out requests that are refused, fail or have an invalid response', async () => {
    const page = { first: [{ get: FIRST }] };
    network.mockImplementation(() => Promise.resolve(Response.json({ message: 'no' }, { status: 400 })));
    expect((await look(page, api())).answers).toEqual({});
    network.mockImplementation(() => Promise.reject(new TypeError('down')));
    expect((await look(page, api())).answers).toEqual({});
    network.mockImplementation(() => Promise.resolve(new Response('<html>')));
    expect((await look(page, api())).answers).toEqual({});
  });

  it('delays the page by at most 400 ms for browsers, and by 2 s for readers of plain HTML', async () => {
    jest.useFakeTimers();
    network.mockImplementation(() => new Promise(() => undefined));
    for (const [isBrowser, ms] of [
      [true, 400],
      [false, 2_000],
    ] as const) {
      const told = jest.fn();
      void look({ kind: 'album', first: [{ get: FIRST }] }, api(), ID, isBrowser).then(told);
      await jest.advanceTimersByTimeAsync(ms - 1);
      expect(told).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(told).toHaveBeenCalledWith(expect.objectContaining({ answers: {}, facts: null, isMissing: false }));
    }
  });

  it('reports a missing row only when the database says so', async () => {
    expect(await look({ kind: 'album' }, api())).toMatchObject({ isMissing: true, facts: null });
    expect(await look({ kind: 'album' }, api(), 'no-id')).toMatchObject({ isMissing: true });
    network.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
    expect(await look({ kind: 'album' }, api())).toMatchObject({ isMissing: false, facts: null });
  });

  it('gives a missing page no rows that the screen would get: a listener is no artist', async () => {
    const page = { kind: 'album', first: [{ get: FIRST }] };
    const rows = (things: object[]) =>
      network.mockImplementation(({ pathname }: URL) =>
        Promise.resolve(Response.json(pathname.endsWith('/things') ? things : [])),
      );
    rows([{ id: ID, name: 'Only Listening' }]);
    expect(await look(page, api())).toMatchObject({ isMissing: true, answers: {} });
    rows([]);
    expect(Object.values((await look(page, api())).answers)).toEqual([{ body: [] }]);
  });

  it('names the remote and params of the page', async () => {
    expect((await look({}, api())).match).toMatchObject({ remote: 'radio', params: { albumId: ID } });
  });

  it('prefetches nothing for an unknown kind', async () => {
    expect(await look({ kind: 'constellation' }, api())).toMatchObject({ answers: {}, facts: null, isMissing: false });
    expect(network).not.toHaveBeenCalled();
  });

  it('sends one request for several visitors at the same time, and another one later', async () => {
    let answer: (response: Response) => void = () => undefined;
    network.mockImplementation(() => new Promise<Response>((resolve) => (answer = resolve)));
    const shared = api();
    const both = [shared.get('/rest/v1/things?a=1'), shared.get('/rest/v1/things?a=1')];
    answer(Response.json(['old']));
    expect((await Promise.all(both)).map(({ body }) => body)).toEqual([['old'], ['old']]);
    expect(network).toHaveBeenCalledTimes(1);
    network.mockImplementation(() => Promise.resolve(Response.json(['new'])));
    expect((await shared.get('/rest/v1/things?a=1')).body).toEqual(['new']);
  });

  it('refuses URLs outside the data API', async () => {
    for (const path of [
      '/rest/v1/../../auth/v1/admin/users',
      'http://elsewhere.test/rest/v1/x',
      '//elsewhere.test/rest/v1/x',
    ])
      await expect(api().get(path)).rejects.toThrow('no address of the data API');
    expect(network).not.toHaveBeenCalled();
  });
});
