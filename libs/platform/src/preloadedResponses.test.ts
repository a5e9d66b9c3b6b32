import { FIRST_ANSWERS_ELEMENT_ID, requestKey } from '@fairtone/contracts';

const ALBUM = '/rest/v1/albums?select=id,title&id=eq.7';
const LIST = '/rest/v1/rpc/list_albums?page_size=24';

/** A page that was just opened, with these answers in its html. */
async function openPage(answers: object) {
  jest.resetModules();
  document.body.innerHTML = `<script type="application/json" id="${FIRST_ANSWERS_ELEMENT_ID}"></script>`;
  document.body.firstElementChild!.textContent = JSON.stringify(answers);
  const platform = await import('./index.ts');
  platform.setConfig({ supabaseUrl: 'http://localhost', supabaseAnonKey: 'anon' } as never);
  return platform;
}

const signIn = () =>
  localStorage.setItem(
    'fairtone.session',
    JSON.stringify({ access_token: 'token', expires_at: Date.now(), user: { id: 'a', user_metadata: {} } }),
  );

const inlined = {
  [requestKey(ALBUM)]: { body: [{ id: '7', title: 'Inlined' }] },
  [requestKey(LIST)]: { body: [{ id: '8' }], isForAll: true },
};

let network: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  network = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ title: 'Asked' })));
});
afterEach(() => network.mockRestore());

describe('what the page brought along', () => {
  it('answers the first request, a single row as such, and no second one', async () => {
    const { getRest } = await openPage(inlined);
    const ask = () => getRest().from('albums').select('id, title').eq('id', '7').single();
    expect((await ask()).data).toEqual({ id: '7', title: 'Inlined' });
    expect(network).not.toHaveBeenCalled();
    expect((await ask()).data).toEqual({ title: 'Asked' });
  });

  it('answers functions that read', async () => {
    const { getRest } = await openPage(inlined);
    const { data } = await getRest().rpc('list_albums', { page_size: 24 }, { get: true });
    expect(data).toEqual([{ id: '8' }]);
  });

  it.each([
    ['another row', ALBUM.replace('eq.7', 'eq.8'), {}],
    ['a count', ALBUM, { headers: { prefer: 'count=exact' } }],
    ['what changes something', LIST, { method: 'POST' }],
  ])('does not answer a request for %s', async (_what, path, init) => {
    const { authorizedFetch } = await openPage(inlined);
    await authorizedFetch(`http://localhost${path}`, init);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('answers somebody signed in only where everybody is answered the same', async () => {
    signIn();
    const { authorizedFetch } = await openPage(inlined);
    await authorizedFetch(`http://localhost${LIST}`);
    expect(network).not.toHaveBeenCalled();
    await authorizedFetch(`http://localhost${ALBUM}`);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is not used where it is no longer fresh', async () => {
    const { authorizedFetch } = await openPage(inlined);
    const now = jest.spyOn(performance, 'now').mockReturnValue(60_000);
    await authorizedFetch(`http://localhost${ALBUM}`);
    expect(network).toHaveBeenCalledTimes(1);
    now.mockRestore();
  });

  it('is not used by a page that the browser kept and is gone back to', async () => {
    const { authorizedFetch } = await openPage(inlined);
    const known = performance.getEntriesByType;
    Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
    await authorizedFetch(`http://localhost${ALBUM}`);
    expect(network).toHaveBeenCalledTimes(1);
    Object.assign(performance, { getEntriesByType: known });
  });

  it('of another shape counts as nothing', async () => {
    const { authorizedFetch } = await openPage({ [requestKey(ALBUM)]: 'garbage' });
    await authorizedFetch(`http://localhost${ALBUM}`);
    expect(network).toHaveBeenCalledTimes(1);
  });
});
