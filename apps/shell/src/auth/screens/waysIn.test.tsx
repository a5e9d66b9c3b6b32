import { getAuth, getConfig, setConfig } from '@fairtone/platform';
import { listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { shellRemote } from '../../testing/shellRemote.ts';
import { Component as LoginScreen } from './LoginScreen.tsx';
import { Component as SignupScreen } from './SignupScreen.tsx';

const TOKEN = 'POST /auth/v1/token';

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({});
});
afterEach(async () => {
  // The timer that renews sessions would outlive the test.
  await (await getAuth()).stopAutoRefresh();
  backend.restore();
});

const login = (state = {}) =>
  renderWithStore(<LoginScreen />, { remote: shellRemote, at: '/login', path: '/login', state });
const signup = (state = {}) =>
  renderWithStore(<SignupScreen />, { remote: shellRemote, at: '/signup', path: '/signup', state });

function withDemoAccounts() {
  const demoAccounts = {
    listener: { email: 'listener@fairtone.test', password: 'demo-listener' },
    artist: { email: 'artist@fairtone.test', password: 'demo-artist' },
  };
  setConfig({ ...getConfig(), demoAccounts });
}

it('the login links to the form for a forgotten password', async () => {
  const { user, address } = await login();
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(address()).toBe('/forgot-password');
});

it('the login links to the signup', async () => {
  const { user, address } = await login();
  await user.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(address()).toBe('/signup');
});

it('the signup redirects a signed-in user to the dashboard', async () => {
  const { address } = await signup({ session: listenerSession });
  expect(address()).toBe('/dashboard');
});

it.each([
  ['login', login],
  ['signup', signup],
])('the %s has a demo account of each kind where there is a demo', async (_name, open) => {
  withDemoAccounts();
  const refused = () => Response.json({ code: 400, error_code: 'invalid_credentials', msg: 'no' }, { status: 400 });
  backend.use({ [TOKEN]: refused });
  const { user, store } = await open();
  expect(screen.getByRole('button', { name: 'Demo listener' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Demo artist' }));
  await waitFor(() => expect(backend.requests(TOKEN)).toHaveLength(1));
  expect(backend.requests(TOKEN)[0]?.body).toMatchObject({ email: 'artist@fairtone.test', password: 'demo-artist' });
  await waitFor(() =>
    expect(store.getState().ui.toasts).toMatchObject([
      { title: 'Login failed', description: 'Invalid email or password', tone: 'destructive' },
    ]),
  );
});
