import { getAuth } from '@fairtone/platform';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { shellRemote } from '../../testing/shellRemote.ts';
import { Component as ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { Component as ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const RECOVER = 'POST /auth/v1/recover';
const userId = 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a001';
const person = { id: userId, email: 'lena@example.com', aud: 'authenticated', user_metadata: {}, app_metadata: {} };
const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: person,
};

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({
    [RECOVER]: {},
    'POST /auth/v1/verify': session,
    'PUT /auth/v1/user': person,
    'GET /auth/v1/user': person,
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  });
});
afterEach(async () => {
  // The timer that renews sessions would outlive the test.
  await (await getAuth()).stopAutoRefresh();
  backend.restore();
});

const forgot = () =>
  renderWithStore(<ForgotPasswordScreen />, { remote: shellRemote, at: '/forgot-password', path: '/forgot-password' });
const reset = (search: string) =>
  renderWithStore(<ResetPasswordScreen />, {
    remote: shellRemote,
    at: `/reset-password${search}`,
    path: '/reset-password',
  });

describe('a forgotten password', () => {
  it('requires a valid email before it sends a request', async () => {
    const { user } = await forgot();
    await user.type(screen.getByLabelText('Email'), 'lena');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(backend.requests(RECOVER)).toEqual([]);
  });

  it('says to which address the link goes, and accepts another one', async () => {
    const { user } = await forgot();
    await user.type(screen.getByLabelText('Email'), 'lena@example.com');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(
      await screen.findByText('If there is an account for lena@example.com, a reset email is on its way to it.'),
    ).toBeVisible();
    expect(backend.requests(RECOVER)[0]?.body).toMatchObject({ email: 'lena@example.com' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  it('leads back to the login', async () => {
    const { user, address } = await forgot();
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(address()).toBe('/login');
  });
});

describe('a new password', () => {
  it('is not set without the token of an e-mail, which can be requested again', async () => {
    const { user, address } = await reset('');
    expect(screen.getByText('This link is invalid or has expired.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    expect(address()).toBe('/forgot-password');
  });

  it('can be shown while it is typed, in both fields', async () => {
    const { user } = await reset('?token_hash=abc');
    for (const label of ['New password', 'Confirm password']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
    }
    const [first, second] = screen.getAllByRole('button', { name: 'Show password' });
    await user.click(first!);
    await user.click(second!);
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
    expect(screen.getAllByRole('button', { name: 'Hide password' })).toHaveLength(2);
  });

  it('must be typed the same way twice', async () => {
    const { user } = await reset('?token_hash=abc');
    await user.type(screen.getByLabelText('New password'), 'Str0ng!pass');
    await user.type(screen.getByLabelText('Confirm password'), 'Str0ng!past');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(backend.requests('POST /auth/v1/verify')).toEqual([]);
  });

  it('is set with the token, is confirmed, and leads to the login', async () => {
    const { user, address, store } = await reset('?token=abc');
    await user.type(screen.getByLabelText('New password'), 'Str0ng!pass');
    await user.type(screen.getByLabelText('Confirm password'), 'Str0ng!pass');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(backend.requests('POST /auth/v1/verify')[0]?.body).toMatchObject({ token_hash: 'abc', type: 'recovery' });
    expect(backend.requests('PUT /auth/v1/user')[0]?.body).toMatchObject({ password: 'Str0ng!pass' });
    expect(backend.requests('POST /auth/v1/logout')[0]?.url.searchParams.get('scope')).toBe('global');
    expect(store.getState().ui.toasts).toMatchObject([
      { title: 'Your password has been changed. Log in with the new one.', tone: 'success' },
    ]);
  });
});
