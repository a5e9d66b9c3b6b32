import { SESSION_STORAGE_KEY } from '@fairtone/platform';
import { listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../../remote';
import { AccountSettings } from './AccountSettings';
const USER = { id: listenerSession.user.id, email: 'lena@example.com', user_metadata: {}, aud: 'authenticated' };
const GET = 'GET /auth/v1/user';
const PUT = 'PUT /auth/v1/user';
const CODE = 'GET /auth/v1/reauthenticate';
const LOGOUT = 'POST /auth/v1/logout';
const SESSIONS = 'GET /rest/v1/rpc/own_sessions';
const HERE = 'e1000000-0000-4000-8000-000000000001';
const THERE = 'e1000000-0000-4000-8000-000000000002';
const refused = (status: number, code: string) => () =>
  Response.json({ code, msg: code, error_code: code }, { status });
const session = (id: string, agent: string) => ({
  ...{
    id,
    created_at: '2024-03-01T10:00:00Z',
    refreshed_at: '2024-03-05T10:00:00',
    user_agent: agent,
    ip: '192.0.2.7',
  },
});

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  const claims = btoa(JSON.stringify({ session_id: HERE, exp: 4e9 }));
  const stored = { access_token: `e30.${claims}.x`, refresh_token: 'r', token_type: 'bearer', expires_in: 3600 };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ ...stored, expires_at: 4e9, user: USER }));
  backend = stubBackend({
    [GET]: USER,
    [PUT]: USER,
    [CODE]: {},
    [LOGOUT]: () => new Response(null, { status: 204 }),
    [SESSIONS]: [session(THERE, 'curl/8'), session(HERE, 'Mozilla/5.0 (X11; Linux) Firefox/140.0')],
  });
});
afterEach(() => {
  backend.restore();
  localStorage.clear();
});

async function open() {
  const view = await renderWithStore(<AccountSettings />, { remote, state: { session: listenerSession } as never });
  await screen.findByRole('list', { name: 'Where you are logged in' });
  return { ...view, toasts: () => view.store.getState().ui.toasts.map(({ title }) => title) };
}

it('has no accessibility violations', async () => {
  const { container } = await open();
  expect(await axe(container)).toHaveNoViolations();
});

describe('the e-mail address', () => {
  async function ask(address: string) {
    const view = await open();
    await view.user.type(screen.getByRole('textbox', { name: 'New e-mail address' }), address);
    await view.user.click(screen.getByRole('button', { name: 'Change e-mail' }));
    return view;
  }

  it('shows that both mailed links must be followed before it changes', async () => {
    await ask(' Lena.New@example.com');
    expect(await screen.findByText(/a link to lena@example.com and one to lena.new@example.com/)).toBeVisible();
    expect(backend.requests(PUT)[0]?.body).toMatchObject({ email: 'lena.new@example.com' });
    expect(backend.requests(PUT)[0]?.url.searchParams.get('redirect_to')).toMatch(/\/settings\?tab=account$/);
  });

  it('shows a change that was requested earlier and is not confirmed yet', async () => {
    backend.use({ [GET]: { ...USER, new_email: 'next@example.com' } });
    await open();
    expect(await screen.findByText(/and one to next@example.com/)).toBeVisible();
  });

  it.each([
    ['nonsense', 'Please enter a valid email address'],
    ['LENA@example.com', 'This is your address already.'],
  ])('%s is refused before it is sent', async (address, words) => {
    await ask(address);
    expect(await screen.findByText(words)).toBeVisible();
    expect(backend.requests(PUT)).toEqual([]);
  });

  it('reports that a change was requested too often', async () => {
    backend.use({ [PUT]: refused(429, 'over_email_send_rate_limit') });
    await ask('lena.new@example.com');
    expect(await screen.findByText(/several e-mails already/)).toBeVisible();
  });
});

describe('the password', () => {
  async function ask(password: string, confirmation = password) {
    const view = await open();
    if (password) await view.user.type(screen.getByLabelText('New password'), password);
    if (confirmation) await view.user.type(screen.getByLabelText('Confirm password'), confirmation);
    const submit = () => view.user.click(screen.getByRole('button', { name: 'Change password' }));
    await submit();
    return { ...view, submit };
  }

  it.each([
    ['Aa1!', 'Password must be at least 8 characters'],
    ['lowercase1!', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE1!', 'Password must contain at least one lowercase letter'],
    ['NoNumber!', 'Password must contain at least one number'],
    ['NoSpecial1', 'Password must contain at least one special character'],
  ])('%s is refused: %s', async (password, words) => {
    await ask(password);
    expect(await screen.findByText(words)).toBeVisible();
    expect(backend.requests(PUT)).toEqual([]);
  });

  it('must be typed twice in the same way', async () => {
    await ask('Correct1!', 'Correct2!');
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    expect(backend.requests(PUT)).toEqual([]);
  });

  it('is changed, and the fields are cleared', async () => {
    const { toasts } = await ask('Correct1!');
    await waitFor(() => expect(toasts()).toEqual(['Your password has been changed']));
    expect(backend.requests(PUT)[0]?.body).toMatchObject({ password: 'Correct1!' });
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('requires a mailed code when the last sign-in is long ago', async () => {
    backend.use({ [PUT]: refused(400, 'reauthentication_needed') });
    const { user, submit, toasts } = await ask('Correct1!');
    await user.type(await screen.findByRole('textbox', { name: 'Code from the e-mail' }), '123456');
    expect(backend.requests(CODE)).toHaveLength(1);
    backend.use({ [PUT]: refused(422, 'reauthentication_not_valid') });
    await submit();
    expect(await screen.findByText('This code is wrong or has expired.')).toBeVisible();
    backend.use({ [PUT]: USER });
    await submit();
    await waitFor(() => expect(toasts()).toEqual(['Your password has been changed']));
    expect(backend.requests(PUT).at(-1)?.body).toMatchObject({ password: 'Correct1!', nonce: '123456' });
  });

  it('is refused when it equals the present password', async () => {
    backend.use({ [PUT]: refused(422, 'same_password') });
    await ask('Correct1!');
    expect(await screen.findByText('This is your password already. Choose another one.')).toBeVisible();
  });
});

describe('language and theme', () => {
  it('change at once and are stored on the device', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByRole('radio', { name: 'As the device' }));
    expect(localStorage.getItem('theme')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    expect(await screen.findByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  });
});

describe('sessions', () => {
  it('are listed, this browser first, and all others can be ended', async () => {
    const { user, toasts } = await open();
    const [here, there] = screen.getAllByRole('listitem');
    expect(here).toHaveTextContent('Firefox, Linux');
    expect(within(here!).getByText('This browser')).toBeVisible();
    expect(there).toHaveTextContent('Unknown device');
    await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(toasts()).toEqual(['You are logged out everywhere else']));
    expect(backend.requests(LOGOUT)[0]?.url.searchParams.get('scope')).toBe('others');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument();
  });

  it('report a failure to end them', async () => {
    backend.use({ [LOGOUT]: refused(500, 'unexpected_failure') });
    const { user, toasts } = await open();
    await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(toasts()).toEqual(['Failed to log out elsewhere']));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
