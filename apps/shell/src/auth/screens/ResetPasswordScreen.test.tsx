import { getAuth } from '@fairtone/platform';
import { selectToasts } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { shellRemote } from '../../testing/shellRemote.ts';
import { Component as ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { authRefusal, authSession, authUser } from '../../testing/authAnswers.ts';

const VERIFY = 'POST /auth/v1/verify';
const CHANGE = 'PUT /auth/v1/user';
const LOGOUT = 'POST /auth/v1/logout';
const user = authUser();
const session = authSession(user);

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({ [VERIFY]: session, [CHANGE]: user, [LOGOUT]: new Response(null, { status: 204 }) });
});
afterEach(async () => {
  await (await getAuth()).stopAutoRefresh();
  backend.restore();
});

const show = (at = '/reset-password?token=abc') =>
  renderWithStore(<ResetPasswordScreen />, { remote: shellRemote, at, path: '/reset-password' });
type Person = Awaited<ReturnType<typeof show>>['user'];
async function setPassword(person: Person, password: string, again = password) {
  await person.clear(screen.getByLabelText('New password'));
  await person.type(screen.getByLabelText('New password'), password);
  await person.clear(screen.getByLabelText('Confirm password'));
  await person.type(screen.getByLabelText('Confirm password'), again);
  await person.click(screen.getByRole('button', { name: 'Set password' }));
}
const seesInvalidLink = async () => {
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is invalid or has expired.');
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
};

describe('a new password', () => {
  it('needs a link with a token', async () => {
    await show('/reset-password');
    await seesInvalidLink();
  });

  it('needs a link that was not used yet and is not too old', async () => {
    backend.use({ [VERIFY]: authRefusal(403, 'otp_expired') });
    const { user: person } = await show();
    await setPassword(person, 'Str0ng!pass');
    await seesInvalidLink();
  });

  it('must follow the five rules of the sign-up, shows all broken ones at once, and is typed twice', async () => {
    const { user: person } = await show();
    await setPassword(person, '   ', 'x');
    for (const text of [
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
      'Passwords do not match',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(backend.requests(VERIFY)).toHaveLength(0);
  });

  it('can be shown while it is typed', async () => {
    const { user: person } = await show();
    await person.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password');
  });

  it('ends every session and leads to the login', async () => {
    const { user: person, store, address } = await show();
    await setPassword(person, 'Str0ng!pass');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(backend.requests(CHANGE)[0]?.body).toMatchObject({ password: 'Str0ng!pass' });
    expect(backend.requests(LOGOUT)[0]?.url.search).toBe('?scope=global');
    expect(selectToasts(store.getState())).toMatchObject([{ tone: 'success' }]);
  });

  it('can be set after a refused one, though the link works only once', async () => {
    backend.use({ [CHANGE]: authRefusal(422, 'same_password') });
    const { user: person, address } = await show();
    await setPassword(person, 'Str0ng!pass');
    expect(await screen.findByRole('alert')).toHaveTextContent('The new password must be different from the old one.');
    backend.use({ [CHANGE]: user });
    await setPassword(person, 'Str0nger!pass');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(backend.requests(VERIFY)).toHaveLength(1);
  });
});
