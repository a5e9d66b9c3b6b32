import { getAuth, SESSION_STORAGE_KEY } from '@fairtone/platform';
import { offline, stubBackend } from '@fairtone/testing';
import { followStoredSession, makeStore, selectSessionStatus, selectUser } from '@fairtone/store';
import { signIn, signOut, signUp } from './authActions.ts';
import { authSession, authUser } from '../testing/authAnswers.ts';

const LOGOUT = 'POST /auth/v1/logout';
const PROFILE = 'GET /rest/v1/profiles';
const TOKEN = 'POST /auth/v1/token';
const user = authUser();
const session = authSession(user);

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({ [PROFILE]: [{ name: 'Lena', role: 'customer', avatar_url: null }], [TOKEN]: session });
});
afterEach(async () => {
  await (await getAuth()).stopAutoRefresh();
  backend.restore();
});

const refuse = (status: number) => Response.json({ code: status, error_code: 'x', msg: 'x' }, { status });

describe('signing out', () => {
  it.each([
    ['the server agrees', () => new Response(null, { status: 204 })],
    ['the session was gone (401)', () => refuse(401)],
    ['the session was gone (403)', () => refuse(403)],
    ['the person was gone (404)', () => refuse(404)],
    ['the server is down', () => refuse(500)],
    ['there is no network', offline],
  ])('leaves nobody signed in on this device when %s', async (_what, answer) => {
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
    const store = makeStore();
    await followStoredSession(store);
    expect(selectUser(store.getState())?.name).toBe('Lena');
    backend.use({ [LOGOUT]: answer });
    await signOut(store);
    expect(selectSessionStatus(store.getState())).toBe('guest');
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
    expect(backend.requests(LOGOUT)[0]?.url.search).toBe('?scope=local');
  });
});

describe('signing in', () => {
  it('ends the session of a user without a profile', async () => {
    backend.use({ [PROFILE]: [], [LOGOUT]: new Response(null, { status: 204 }) });
    const store = makeStore();
    expect(await signIn(store, 'lena@example.com', 'x')).toBe('no_profile');
    expect(selectSessionStatus(store.getState())).toBe('guest');
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  });
});

it('signing up reports that no user was created', async () => {
  const auth = await getAuth();
  const made = jest.spyOn(auth, 'signUp').mockResolvedValue({ data: { user: null, session: null }, error: null });
  const account = { name: 'Lena', email: 'lena@example.com', password: 'x', kind: 'customer' as const };
  expect(await signUp(makeStore(), account)).toEqual({ refusal: 'no_user', needsConfirmation: false });
  made.mockRestore();
});
