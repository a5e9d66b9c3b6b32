import { getAuth } from '@fairtone/platform';
import { selectUser } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { shellRemote } from '../../testing/shellRemote.ts';
import { Component as ConfirmLinkScreen } from './ConfirmLinkScreen.tsx';

const VERIFY = 'POST /auth/v1/verify';
const userId = '0190c5a0-1111-7000-8000-000000000002';
const user = { id: userId, email: 'lena@example.com', user_metadata: {}, app_metadata: {}, aud: 'authenticated' };
const session = {
  access_token: 'x.y.z',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user,
};

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({ 'GET /rest/v1/profiles': { name: 'Lena', role: 'customer', avatar_url: null } });
});
afterEach(async () => {
  await (await getAuth()).stopAutoRefresh();
  backend.restore();
});

const show = (query: string) =>
  renderWithStore(<ConfirmLinkScreen />, {
    remote: shellRemote,
    at: `/auth/confirm?${query}`,
    path: '/auth/confirm',
  });

describe('the page behind an e-mail’s link', () => {
  it('sends the token only on a click, then signs in and opens the target of the link', async () => {
    backend.use({ [VERIFY]: session });
    const redirect = encodeURIComponent(`${location.origin}/album/1?from=mail`);
    const { user: person, store, address } = await show(`token_hash=abc&type=signup&redirect_to=${redirect}`);
    expect(backend.requests(VERIFY)).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Confirm email' }));
    await waitFor(() => expect(address()).toBe('/album/1?from=mail'));
    expect(backend.requests(VERIFY)[0]?.body).toMatchObject({ token_hash: 'abc', type: 'signup' });
    expect(selectUser(store.getState())).toMatchObject({ id: userId, name: 'Lena' });
  });

  it.each(['https://evil.example/x', '//evil.example', 'javascript:alert(1)', '', '%00'])(
    'stays on this site for %j',
    async (redirect) => {
      backend.use({ [VERIFY]: session });
      const { user: person, address } = await show(
        `token_hash=abc&type=magiclink&redirect_to=${encodeURIComponent(redirect)}`,
      );
      await person.click(screen.getByRole('button', { name: 'Log in' }));
      await waitFor(() => expect(address()).toBe('/dashboard'));
    },
  );

  it('says that the other address must confirm too', async () => {
    backend.use({ [VERIFY]: { code: '200', msg: 'Confirmation link accepted.' } });
    const { user: person } = await show('token_hash=abc&type=email_change');
    await person.click(screen.getByRole('button', { name: 'Confirm the change' }));
    expect(await screen.findByRole('status')).toHaveTextContent('other address');
  });

  it('says when the link is used or too old', async () => {
    backend.use({
      [VERIFY]: Response.json({ code: 403, error_code: 'otp_expired', msg: 'expired' }, { status: 403 }),
    });
    const { user: person } = await show('token_hash=abc&type=signup');
    await person.click(screen.getByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is invalid or has expired.');
  });

  it.each(['', 'type=signup', 'token_hash=abc', 'token_hash=abc&type=drop'])(
    'says that the link %j is invalid',
    async (query) => {
      await show(query);
      expect(screen.getByRole('alert')).toHaveTextContent('This link is invalid');
    },
  );

  it('asks for an address and sends a new link to it', async () => {
    backend.use({ 'POST /auth/v1/resend': {} });
    const { user: person } = await show('type=signup');
    const send = () => person.click(screen.getByRole('button', { name: 'Send the email again' }));
    await send();
    expect(await screen.findByText('You must provide either an email or phone number and a type')).toBeVisible();
    await person.type(screen.getByLabelText('Email'), 'lena@example.com');
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent('If lena@example.com is waiting to be confirmed');
    expect(backend.requests('POST /auth/v1/resend')[0]?.body).toMatchObject({ type: 'signup' });
  });

  it('redirects a recovery to the form for a new password', async () => {
    const { address } = await show('token_hash=a%2Bb&type=recovery');
    expect(address()).toBe('/reset-password');
  });

  it('has no accessibility violations', async () => {
    const { container } = await show('token_hash=abc&type=signup');
    expect(await axe(container)).toHaveNoViolations();
  });
});
