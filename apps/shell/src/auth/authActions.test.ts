import { getAuth } from '@fairtone/platform';
import { makeStore, selectUser } from '@fairtone/store';
import { stubBackend } from '@fairtone/testing';
import { signIn, signOut, signUp } from './authActions';
import { authSession, authUser } from '../testing/authAnswers.ts';

const TOKEN = 'POST /auth/v1/token';
const SIGNUP = 'POST /auth/v1/signup';
const LOGOUT = 'POST /auth/v1/logout';
const user = authUser({ user_metadata: { full_name: 'Lena' } });
const session = authSession(user);

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({
    [TOKEN]: session,
    [SIGNUP]: session,
    [LOGOUT]: () => new Response(null, { status: 204 }),
    'GET /rest/v1/profiles': [{ name: 'Lena', role: 'customer', avatar_url: null }],
    'GET /auth/v1/user': user,
  });
});
afterEach(async () => {
  await (await getAuth()).stopAutoRefresh();
  backend.restore();
});

it('signing in sends e-mail and password, and loads the profile', async () => {
  const store = makeStore();
  expect(await signIn(store, 'lena@example.com', 'Str0ng!pass')).toBeNull();
  expect(backend.requests(TOKEN)[0]?.url.searchParams.get('grant_type')).toBe('password');
  expect(backend.requests(TOKEN)[0]?.body).toMatchObject({ email: 'lena@example.com', password: 'Str0ng!pass' });
  expect(selectUser(store.getState())).toMatchObject({ id: user.id, name: 'Lena', role: 'customer' });
});

it('signing up sends the name, the role, and the URL that a confirmation leads back to', async () => {
  const account = { name: 'Lena', email: 'lena@example.com', password: 'Str0ng!pass', kind: 'artist' as const };
  expect(await signUp(makeStore(), account)).toEqual({ refusal: null, needsConfirmation: false });
  const [request] = backend.requests(SIGNUP);
  expect(request?.body).toMatchObject({
    email: 'lena@example.com',
    password: 'Str0ng!pass',
    data: { full_name: 'Lena', role: 'artist' },
  });
  expect(request?.url.searchParams.get('redirect_to')).toBe(location.origin);
});

it('signing out ends the session on this device and removes the user', async () => {
  const store = makeStore();
  await signIn(store, 'lena@example.com', 'Str0ng!pass');
  await signOut(store);
  expect(backend.requests(LOGOUT)[0]?.url.searchParams.get('scope')).toBe('local');
  expect(selectUser(store.getState())).toBeNull();
  expect(localStorage.getItem('fairtone.session')).toBeNull();
});
