import { getAuth, getConfig, setConfig } from '@fairtone/platform';
import { selectToasts, type RootState } from '@fairtone/store';
import { guestSession, listenerSession, renderWithStore, stubBackend, unknownSession } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { shellRemote } from '../../testing/shellRemote.ts';
import { Component as LoginScreen } from './LoginScreen.tsx';

const TOKEN = 'POST /auth/v1/token';
const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a001', email: 'lena@example.com', user_metadata: {} },
};
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

const show = (at = '/login', state: Partial<RootState> = { session: guestSession }) =>
  renderWithStore(<LoginScreen />, { remote: shellRemote, at, path: '/login', state });

async function fill(user: Awaited<ReturnType<typeof show>>['user'], email: string, password: string) {
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('logging in', () => {
  it('asks for a valid email and a password before it sends a request', async () => {
    const { user } = await show();
    await fill(user, 'lena', '');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/^Please enter a valid email address/);
    expect(backend.requests(TOKEN)).toHaveLength(0);
  });

  it.each([
    [400, 'invalid_credentials', 'Invalid email or password'],
    [429, 'over_request_rate_limit', 'Too many attempts. Please wait a moment and try again.'],
    [500, 'unexpected_failure', 'We could not reach the server. Please try again.'],
  ])('explains the server’s error %s %s', async (status, error_code, text) => {
    backend.use({ [TOKEN]: Response.json({ code: status, error_code, msg: error_code }, { status }) });
    const { user, store } = await show();
    await fill(user, 'lena@example.com', 'wrong');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error');
    expect(alert).toHaveTextContent(text);
    // The error is not shown as a toast too.
    expect(selectToasts(store.getState())).toEqual([]);
    expect(screen.getByLabelText('Email')).toHaveValue('lena@example.com');
  });

  it('redirects a signed-in user to the page that they came for', async () => {
    const { address } = await show('/login?returnTo=%2Fcheckout', { session: listenerSession });
    expect(address()).toBe('/checkout');
  });

  it('never redirects to another site', async () => {
    const { address } = await show('/login?returnTo=%2F%2Fevil.example', { session: listenerSession });
    expect(address()).toBe('/dashboard');
  });

  it.each(['/\\evil.example', 'https:evil.example', '/%5cevil.example', '/\t/evil.example', '/.//evil.example'])(
    'does not redirect to %j',
    async (hint) => {
      const { address } = await show(`/login?returnTo=${encodeURIComponent(hint)}`, { session: listenerSession });
      expect(address()).toBe('/dashboard');
    },
  );

  it('shows no form until the session is known', async () => {
    const user = { id: 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a001', user_metadata: {} };
    localStorage.setItem('fairtone.session', JSON.stringify({ access_token: 'a.b.c', expires_at: 4e9, user }));
    await show('/login', { session: unknownSession });
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  it('confirms the login, and goes to the dashboard', async () => {
    backend.use({
      [TOKEN]: session,
      'GET /rest/v1/profiles': [{ name: 'Lena', role: 'customer', avatar_url: null }],
    });
    const { user, store, address } = await show();
    await fill(user, 'lena@example.com', 'right');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(selectToasts(store.getState())).toMatchObject([{ title: 'Login Successful', tone: 'success' }]);
  });

  it('shows an error of its own for a missing profile', async () => {
    backend.use({
      [TOKEN]: session,
      'GET /rest/v1/profiles': [],
      'POST /auth/v1/logout': new Response(null, { status: 204 }),
    });
    const { user: person } = await show();
    await fill(person, 'lena@example.com', 'right');
    expect(await screen.findByText('Failed to get user data after login')).toBeVisible();
  });

  it('sends the confirmation again to a user who has not confirmed yet', async () => {
    backend.use({
      [TOKEN]: Response.json({ code: 400, error_code: 'email_not_confirmed', msg: 'x' }, { status: 400 }),
      'POST /auth/v1/resend': {},
    });
    const { user } = await show();
    await fill(user, 'lena@example.com', 'right');
    expect(await screen.findByText(/^Please confirm your email first/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText(/^If lena@example.com is waiting/)).toBeVisible();
    expect(backend.requests('POST /auth/v1/resend')[0]?.body).toMatchObject({
      email: 'lena@example.com',
      type: 'signup',
    });
  });

  it('has a tab for the phone, and the hint for artists', async () => {
    const { user } = await show();
    expect(screen.getByText(/Include the word “artist” in your email/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'By phone' }));
    expect(screen.getByText(/^Phone login is not available here/)).toBeVisible();
  });

  it('says when the demo account does not work', async () => {
    const account = { email: 'listener@fairtone.test', password: 'x' };
    setConfig({ ...getConfig(), demoAccounts: { listener: account, artist: account } });
    backend.use({ [TOKEN]: Response.json({ code: 400, error_code: 'invalid_credentials' }, { status: 400 }) });
    const { user, store } = await show();
    expect(screen.getByRole('heading', { name: 'Quick signup' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Demo artist' }));
    await waitFor(() =>
      expect(selectToasts(store.getState())).toMatchObject([
        { title: 'Login failed', description: 'Invalid email or password', tone: 'destructive' },
      ]),
    );
  });

  it('offers demo accounts only where the backend has them', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Demo listener' })).not.toBeInTheDocument();
    const account = { email: 'listener@fairtone.test', password: 'x' };
    setConfig({ ...getConfig(), demoAccounts: { listener: account, artist: account } });
    await show();
    expect(screen.getByRole('button', { name: 'Demo listener' })).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { container } = await show();
    expect(await axe(container)).toHaveNoViolations();
  });
});
