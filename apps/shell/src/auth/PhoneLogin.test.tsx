import { getAuth, getConfig, setConfig } from '@fairtone/platform';
import { selectUser, selectToasts } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { shellRemote } from '../testing/shellRemote.ts';
import { PhoneLogin } from './PhoneLogin.tsx';
import { authRefusal, authSession, authUser } from '../testing/authAnswers.ts';

const OTP = 'POST /auth/v1/otp';
const VERIFY = 'POST /auth/v1/verify';
const user = authUser({ email: '' });
const session = authSession(user);

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({
    [OTP]: {},
    [VERIFY]: session,
    'GET /rest/v1/profiles': [{ name: 'Anonymous', role: 'customer', avatar_url: null }],
  });
  setConfig({ ...getConfig(), phoneLogin: true });
});
afterEach(async () => {
  await (await getAuth()).stopAutoRefresh();
  backend.restore();
});

const show = () => renderWithStore(<PhoneLogin />, { remote: shellRemote });
async function ask(number: string) {
  const shop = await show();
  await shop.user.type(screen.getByLabelText('Phone number'), number);
  await shop.user.click(screen.getByRole('button', { name: 'Send code' }));
  return shop;
}
async function enterCode(code: string) {
  const shop = await ask('+48 601 234 567');
  await shop.user.type(await screen.findByLabelText('Code'), code);
  await shop.user.click(screen.getByRole('button', { name: 'Log in' }));
  return shop;
}

describe('logging in by phone', () => {
  it('says that it is not available where no SMS provider is set up, and shows no form', async () => {
    setConfig({ ...getConfig(), phoneLogin: false });
    await show();
    expect(screen.getByText('Phone login is not available here. Please log in with your email.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['', '601234567', '+48 12', 'phone'])('asks for a number with its country code, not %j', async (number) => {
    const shop = await show();
    if (number) await shop.user.type(screen.getByLabelText('Phone number'), number);
    await shop.user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Please enter a phone number with its country code')).toBeVisible();
    expect(backend.requests(OTP)).toHaveLength(0);
  });

  it.each(['+48 (601) 234-567', '0048601234567'])('accepts %s', async (number) => {
    await ask(number);
    expect(await screen.findByRole('status')).toHaveTextContent('We have sent a code to +48601234567.');
    expect(backend.requests(OTP)[0]?.body).toMatchObject({ phone: '+48601234567' });
  });

  it('signs in with the code', async () => {
    const { store } = await enterCode('123 456');
    await waitFor(() => expect(selectUser(store.getState())?.id).toBe(user.id));
    expect(backend.requests(VERIFY)[0]?.body).toMatchObject({ phone: '+48601234567', token: '123456', type: 'sms' });
    expect(selectToasts(store.getState())).toMatchObject([{ title: 'Login Successful', tone: 'success' }]);
  });

  it('asks for the whole code', async () => {
    await enterCode('12a');
    expect(await screen.findByText('Please enter the code from the text message')).toBeVisible();
    expect(backend.requests(VERIFY)).toHaveLength(0);
  });

  it('says when the code is wrong, and sends a new one', async () => {
    backend.use({ [VERIFY]: authRefusal(403, 'otp_expired') });
    const { user: person } = await enterCode('000000');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or has expired.');
    await person.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByRole('status')).toHaveTextContent('We have sent a code');
    expect(backend.requests(OTP)).toHaveLength(2);
  });

  it.each([
    [422, 'sms_send_failed', 'The code could not be sent. Check the number and try again.'],
    [429, 'over_sms_send_rate_limit', 'Too many attempts. Please wait a moment and try again.'],
    [500, 'unexpected_failure', 'We could not reach the server. Please try again.'],
  ])('explains the error %s %s', async (status, code, text) => {
    backend.use({ [OTP]: authRefusal(status, code) });
    await ask('+48601234567');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Phone number')).toHaveValue('+48601234567');
  });

  it('goes back to the field for another number', async () => {
    const { user: person } = await ask('+48601234567');
    await person.click(await screen.findByRole('button', { name: 'Use another number' }));
    expect(screen.getByLabelText('Phone number')).toHaveValue('');
  });

  it('has no accessibility violations', async () => {
    const { container } = await ask('+48601234567');
    await screen.findByLabelText('Code');
    expect(await axe(container)).toHaveNoViolations();
  });
});
