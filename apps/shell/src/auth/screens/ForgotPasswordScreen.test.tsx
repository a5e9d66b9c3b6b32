import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { shellRemote } from '../../testing/shellRemote.ts';
import { Component as ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const RECOVER = 'POST /auth/v1/recover';
let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({ [RECOVER]: {} });
});
afterEach(() => backend.restore());

async function ask(email: string) {
  const shop = await renderWithStore(<ForgotPasswordScreen />, { remote: shellRemote });
  await shop.user.type(screen.getByLabelText('Email'), email);
  await shop.user.click(screen.getByRole('button', { name: 'Send reset link' }));
  return shop;
}

describe('a forgotten password', () => {
  it('asks for a valid email', async () => {
    await ask('lena');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(backend.requests(RECOVER)).toHaveLength(0);
  });

  it('shows the same answer for every address, with buttons to try again or go back', async () => {
    const { user } = await ask('lena@example.com');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'If there is an account for lena@example.com, a reset email is on its way to it.',
    );
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByLabelText('Email')).toHaveValue('lena@example.com');
  });

  it('says when there were too many attempts', async () => {
    backend.use({ [RECOVER]: Response.json({ code: 429, error_code: 'over_email_send_rate_limit' }, { status: 429 }) });
    await ask('lena@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  });
});
