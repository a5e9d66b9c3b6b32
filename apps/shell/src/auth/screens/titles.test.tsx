import { guestSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { shellRemote } from '../../testing/shellRemote.ts';
import { NotFoundScreen } from '../../pages/NotFoundScreen.tsx';
import { Component as ConfirmLinkScreen } from './ConfirmLinkScreen.tsx';
import { Component as ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { Component as LoginScreen } from './LoginScreen.tsx';
import { Component as ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { Component as SignupScreen } from './SignupScreen.tsx';

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => (backend = stubBackend({})));
afterEach(() => backend.restore());

it.each([
  ['/login', LoginScreen, 'Welcome back'],
  ['/signup', SignupScreen, 'Join Fairtone'],
  ['/forgot-password', ForgotPasswordScreen, 'Forgot your password?'],
  ['/reset-password', ResetPasswordScreen, 'Set a new password'],
  ['/auth/confirm', ConfirmLinkScreen, 'One more step'],
  ['/no/such/page', NotFoundScreen, 'Oops! Page not found'],
])('%s has the title of its page', async (path, Screen, title) => {
  await renderWithStore(<Screen />, { remote: shellRemote, at: path, path, state: { session: guestSession } });
  expect(document.title).toBe(`${title} · Fairtone`);
});
