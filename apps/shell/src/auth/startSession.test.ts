import { eventBus } from '@fairtone/events';
import { getAuth } from '@fairtone/platform';
import { stubBackend } from '@fairtone/testing';
import { waitFor } from '@testing-library/react';
import { makeStore, startSession } from '@fairtone/store';
import { authRefusal, authSession, authUser } from '../testing/authAnswers.ts';

const KEY = 'fairtone.session';
const PROFILE = 'GET /rest/v1/profiles';
const user = authUser({
  id: 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a002',
  email: 'ada@example.com',
  user_metadata: { full_name: 'Ada' },
});
const session = authSession(user);

let backend: ReturnType<typeof stubBackend>;
let stop = () => undefined as void;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({ [PROFILE]: [{ name: 'Ada Field', role: 'artist', avatar_url: '/ada.jpg' }] });
});
afterEach(async () => {
  stop();
  await (await getAuth()).stopAutoRefresh();
  backend.restore();
});

/** Opens a page in a browser with this stored session, or none. */
function open(stored: object | null) {
  if (stored) localStorage.setItem(KEY, JSON.stringify(stored));
  const store = makeStore();
  stop = startSession(store);
  return { store, session: () => store.getState().session };
}

it('is a guest’s without a stored session, and loads no profile', () => {
  const page = open(null);
  expect(page.session()).toMatchObject({ status: 'guest', user: null });
  expect(backend.requests(PROFILE)).toEqual([]);
});

it('loads name, role and picture of the signed-in user', async () => {
  const page = open(session);
  await waitFor(() => expect(page.session().status).toBe('signedIn'));
  expect(page.session().user).toEqual({
    id: user.id,
    email: 'ada@example.com',
    name: 'Ada Field',
    role: 'artist',
    avatarUrl: '/ada.jpg',
  });
  expect(backend.requests(PROFILE)[0]?.url.searchParams.get('id')).toBe(`eq.${user.id}`);
});

it('gives a user whose profile cannot be read the role of a listener', async () => {
  backend.use({ [PROFILE]: () => Response.json({ code: '42501', message: 'no' }, { status: 403 }) });
  const page = open(session);
  await waitFor(() => expect(page.session().status).toBe('signedIn'));
  expect(page.session().user).toMatchObject({ name: 'Ada', role: 'customer', avatarUrl: null });
});

describe('on a device that has shown the user before', () => {
  const answers: ((rows: unknown) => void)[] = [];
  beforeEach(async () => {
    const page = open(session);
    await waitFor(() => expect(page.session().status).toBe('signedIn'));
    stop();
    answers.length = 0;
    backend.use({ [PROFILE]: () => new Promise((resolve) => answers.push(resolve)) });
  });

  it('has the user before the server answers, and then as the server knows them', async () => {
    const page = open(session);
    expect(page.session()).toMatchObject({ status: 'signedIn', user: { name: 'Ada Field', role: 'artist' } });
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!([{ name: 'Ada F.', role: 'customer', avatar_url: null }]);
    await waitFor(() =>
      expect(page.session().user).toMatchObject({ name: 'Ada F.', role: 'customer', avatarUrl: null }),
    );
    stop();
    expect(open(session).session().user).toMatchObject({ name: 'Ada F.' });
  });

  it('stores no equal user again', async () => {
    const page = open(session);
    const before = page.session().user;
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!([{ name: 'Ada Field', role: 'artist', avatar_url: '/ada.jpg' }]);
    // Announced after the answer.
    await new Promise<void>((resolve) => void eventBus.on('session/signedIn', () => resolve()));
    expect(page.session().user).toBe(before);
  });

  it('keeps what it knows of the user while the server cannot be reached', async () => {
    backend.use({ [PROFILE]: Response.json({ message: 'down' }, { status: 500 }) });
    const page = open(session);
    await new Promise<void>((resolve) => void eventBus.on('session/signedIn', () => resolve()));
    expect(page.session().user).toMatchObject({ name: 'Ada Field', role: 'artist' });
  });

  it.each([
    ['another user', { ...session, user: { ...user, id: 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a009' } }],
    ['nobody', null],
  ])('shows nothing of the user to %s', (_who, stored) => {
    localStorage.removeItem(KEY);
    expect(open(stored).session().user).toBeNull();
    if (!stored) expect(localStorage.getItem('fairtone.user')).toBeNull();
  });

  it('waits for the server where what is stored cannot be read', () => {
    localStorage.setItem('fairtone.user', '{"id":1}');
    expect(open(session).session()).toMatchObject({ status: 'unknown', user: null });
  });
});

it('removes the user when this browser signs out', async () => {
  const page = open(session);
  await waitFor(() => expect(page.session().status).toBe('signedIn'));
  localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await waitFor(() => expect(page.session()).toMatchObject({ status: 'guest', user: null }));
  expect(localStorage.getItem('fairtone.user')).toBeNull();
});

it('removes the user from a page that was kept for Back while this browser signed out', async () => {
  const page = open(session);
  await waitFor(() => expect(page.session().status).toBe('signedIn'));
  localStorage.removeItem(KEY);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(page.session().status).toBe('signedIn');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(page.session()).toMatchObject({ status: 'guest', user: null }));
});

it('becomes a guest’s when the stored session has expired and was ended elsewhere', async () => {
  backend.use({ 'POST /auth/v1/token': authRefusal(400, 'refresh_token_not_found') });
  const page = open({ ...session, expires_at: 1 });
  await waitFor(() => expect(page.session()).toMatchObject({ status: 'guest', user: null }));
  expect(localStorage.getItem(KEY)).toBeNull();
});
