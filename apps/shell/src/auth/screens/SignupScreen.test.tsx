import { getAuth } from '@fairtone/platform';
import { guestSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { selectUser, selectToasts } from '@fairtone/store';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { shellRemote } from '../../testing/shellRemote.ts';
import { Component as SignupScreen } from './SignupScreen.tsx';

const SIGNUP = 'POST /auth/v1/signup';
const userId = 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a001';
const authUser = {
  id: userId,
  email: 'lena@example.com',
  user_metadata: { full_name: 'Lena' },
  app_metadata: {},
  aud: 'authenticated',
  created_at: '2026-01-01',
};
const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: authUser,
};

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({
    'GET /rest/v1/profiles': [{ name: 'Lena', role: 'customer', avatar_url: null }],
    'GET /auth/v1/user': authUser,
  });
});
afterEach(async () => {
  // The timer that renews sessions would outlive the test.
  await (await getAuth()).stopAutoRefresh();
  backend.restore();
});

const show = (at = '/signup') =>
  renderWithStore(<SignupScreen />, {
    remote: shellRemote,
    at,
    path: '/signup',
    state: { session: guestSession },
  });

type User = Awaited<ReturnType<typeof show>>['user'];
async function fill(
  user: User,
  {
    name = 'Lena',
    email = 'lena@example.com',
    password = 'Str0ng!pass',
    again = password,
  }: Partial<Record<'name' | 'email' | 'password' | 'again', string>>,
) {
  if (name) await user.type(screen.getByLabelText('Full name'), name);
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  if (again) await user.type(screen.getByLabelText('Confirm password'), again);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('signing up', () => {
  it('shows every broken rule at once, beside its field', async () => {
    const { user } = await show();
    await fill(user, { name: 'L', email: 'lena', password: '   ', again: 'x' });
    for (const text of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
      "Passwords don't match",
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(backend.requests(SIGNUP)).toHaveLength(0);
  });

  it('preselects the artist for an email that contains the word, until the user has chosen', async () => {
    const { user } = await show();
    await user.type(screen.getByLabelText('Email'), 'artist@example.com');
    expect(screen.getByRole('radio', { name: /Artist/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Listener/ }));
    await user.type(screen.getByLabelText('Email'), '.pl');
    expect(screen.getByRole('radio', { name: /Listener/ })).toBeChecked();
  });

  it('preselects the artist for users from the page for artists, whatever their email', async () => {
    const { user } = await show('/signup?kind=artist');
    await user.type(screen.getByLabelText('Email'), 'lena@example.com');
    expect(screen.getByRole('radio', { name: /Artist/ })).toBeChecked();
  });

  it('signs in, welcomes the user, and goes to the dashboard', async () => {
    backend.use({ [SIGNUP]: session });
    const { user, store, address } = await show();
    await fill(user, {});
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(selectUser(store.getState())).toMatchObject({ id: userId, name: 'Lena', role: 'customer' });
    expect(selectToasts(store.getState())).toMatchObject([
      { title: 'Welcome Aboard!', description: 'Your musical journey begins now' },
    ]);
    expect(backend.requests(SIGNUP)[0]?.body).toMatchObject({ data: { full_name: 'Lena', role: 'customer' } });
  });

  it('asks to look at the inbox where emails must be confirmed', async () => {
    backend.use({ [SIGNUP]: authUser });
    const { user } = await show();
    await fill(user, {});
    expect(await screen.findByRole('status')).toHaveTextContent('lena@example.com');
    backend.use({ 'POST /auth/v1/resend': {} });
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText(/^If lena@example.com is waiting/)).toBeVisible();
  });

  it('advises to log in when the email is taken', async () => {
    backend.use({
      [SIGNUP]: Response.json({ code: 422, error_code: 'user_already_exists', msg: 'x' }, { status: 422 }),
    });
    const { user } = await show();
    await fill(user, {});
    expect(await screen.findByText('There is an account with this email already. Log in instead.')).toBeVisible();
  });

  it('shows an error when the server fails', async () => {
    backend.use({ [SIGNUP]: Response.json({ code: 500, msg: 'x' }, { status: 500 }) });
    const { user } = await show();
    await fill(user, {});
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Oops! Something Went Wrong');
    expect(alert).toHaveTextContent("We couldn't complete your signup. Please try again.");
  });

  it('shows an error when no user was created', async () => {
    const made = jest.spyOn(await getAuth(), 'signUp');
    made.mockResolvedValue({ data: { user: null, session: null }, error: null });
    const { user, store } = await show();
    await fill(user, {});
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create user');
    expect(selectToasts(store.getState())).toEqual([]);
    made.mockRestore();
  });

  it('has no accessibility violations', async () => {
    const { container } = await show();
    expect(await axe(container)).toHaveNoViolations();
  });
});
