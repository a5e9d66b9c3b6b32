import { getAuth, getConfig, setConfig } from '@fairtone/platform';
import { listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { shellRemote } from '../../testing/shellRemote.ts';
import { Component as LoginScreen } from './LoginScreen.tsx';

const TOKEN = 'POST /auth/v1/token';
let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({});
});
afterEach(async () => {
  // Its timer renews sessions for as long as a page is open; a test's page closes.
  await (await getAuth()).stopAutoRefresh();
  backend.restore();
});

const show = (at = '/login', state = {}) =>
  renderWithStore(<LoginScreen />, { remote: shellRemote, at, path: '/login', state });

async function fill(user: Awaited<ReturnType<typeof show>>['user'], email: string, password: string) {
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('logging in', () => {
  it('asks for a valid email and a password before it asks the server', async () => {
    const { user } = await show();
    await fill(user, 'lena', '');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(backend.requests(TOKEN)).toHaveLength(0);
  });

  it.each([
    [400, 'invalid_credentials', 'Invalid email or password'],
    [429, 'over_request_rate_limit', 'Too many attempts. Please wait a moment and try again.'],
    [500, 'unexpected_failure', 'We could not reach the server. Please try again.'],
  ])('tells what the server’s %s %s means', async (status, error_code, text) => {
    backend.use({ [TOKEN]: Response.json({ code: status, error_code, msg: error_code }, { status }) });
    const { user } = await show();
    await fill(user, 'lena@example.com', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue('lena@example.com');
  });

  it('sends who is signed in already to where they wanted to go', async () => {
    const { address } = await show('/login?returnTo=%2Fcheckout', { session: listenerSession });
    expect(address()).toBe('/checkout');
  });

  it('never leaves this site', async () => {
    const { address } = await show('/login?returnTo=%2F%2Fevil.example', { session: listenerSession });
    expect(address()).toBe('/dashboard');
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
