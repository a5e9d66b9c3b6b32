import { getAuth, SESSION_STORAGE_KEY } from '@fairtone/platform';
import {
  dialogOpened,
  makeStore,
  selectDialog,
  selectSessionStatus,
  selectUser,
  startSession,
  type AppStore,
} from '@fairtone/store';
import { stubBackend } from '@fairtone/testing';
import { waitFor } from '@testing-library/react';

const PROFILE = 'GET /rest/v1/profiles';
const lena = {
  id: 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a001',
  email: 'lena@example.com',
  user_metadata: { full_name: 'Lena M.' },
  app_metadata: {},
  aud: 'authenticated',
  created_at: '2026-01-01',
};
const session = (user = lena) => ({
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user,
});

let backend: ReturnType<typeof stubBackend>;
let stop: () => void = () => undefined;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({ [PROFILE]: [{ name: 'Lena', role: 'artist', avatar_url: null }] });
});
afterEach(async () => {
  stop();
  await (await getAuth()).stopAutoRefresh();
  backend.restore();
});

const remember = (value: object | null) => {
  if (value) localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(value));
  else localStorage.removeItem(SESSION_STORAGE_KEY);
};
const anotherTab = (value: object | null) => {
  remember(value);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY }));
};

function openPage(): AppStore {
  const store = makeStore();
  stop = startSession(store);
  return store;
}
const name = (store: AppStore) => selectUser(store.getState())?.name ?? null;
const status = (store: AppStore) => selectSessionStatus(store.getState());

describe('the session', () => {
  it('is restored from the last visit, with the role from the server', async () => {
    remember(session());
    const store = openPage();
    expect(status(store)).toBe('unknown');
    await waitFor(() => expect(selectUser(store.getState())).toMatchObject({ name: 'Lena', role: 'artist' }));
  });

  it('follows another tab that signs in and out, and closes an open dialog', async () => {
    const store = openPage();
    expect(status(store)).toBe('guest');
    anotherTab(session());
    await waitFor(() => expect(name(store)).toBe('Lena'));
    store.dispatch(dialogOpened({ name: 'account.addToPlaylist', props: { tracks: [] } } as never));
    anotherTab(null);
    expect([status(store), selectDialog(store.getState())]).toEqual(['guest', null]);
  });

  it('is a guest’s when the profile is gone', async () => {
    backend.use({ [PROFILE]: [] });
    remember(session());
    const store = openPage();
    await waitFor(() => expect(status(store)).toBe('guest'));
  });

  it('has the stored name and the role of a listener while the server cannot be reached', async () => {
    backend.use({ [PROFILE]: Response.json({ message: 'down' }, { status: 500 }) });
    remember(session());
    const store = openPage();
    await waitFor(() => expect(selectUser(store.getState())).toMatchObject({ name: 'Lena M.', role: 'customer' }));
  });

  it('is a guest’s when the user signed out while the profile was loading', async () => {
    let answer: (rows: unknown) => void = () => undefined;
    backend.use({ [PROFILE]: () => new Promise((resolve) => (answer = resolve)) });
    remember(session());
    const store = openPage();
    await waitFor(() => expect(backend.requests(PROFILE)).toHaveLength(1));
    anotherTab(null);
    answer([{ name: 'Lena', role: 'customer', avatar_url: null }]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(status(store)).toBe('guest');
  });

  it('becomes a guest’s when it was ended elsewhere and cannot be renewed', async () => {
    remember(session());
    const store = openPage();
    await waitFor(() => expect(name(store)).toBe('Lena'));
    backend.use({
      'POST /auth/v1/token': Response.json(
        { code: 400, error_code: 'refresh_token_not_found', msg: 'gone' },
        { status: 400 },
      ),
    });
    // Until it expires, the session is valid without a request.
    remember({ ...session(), expires_at: 1 });
    await (await getAuth()).refreshSession();
    await waitFor(() => expect(status(store)).toBe('guest'));
  });
});
