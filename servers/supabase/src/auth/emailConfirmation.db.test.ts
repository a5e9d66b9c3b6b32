import { randomUUID } from 'node:crypto';
import { authClient, confirmLink, newestMail, outbox, PASSWORD, post } from '../../../testing/clients.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ env: { FAIRTONE_EMAIL_CONFIRMATION: 'on' } });
});
afterAll(() => backend?.stop());

const waitForMails = async (to: string, count: number) => {
  while ((await outbox(backend, to)).length < count) await new Promise((resolve) => setTimeout(resolve, 50));
};
const newEmail = () => `${randomUUID()}@people.test`;

describe('with e-mail confirmation', () => {
  it('a new account can sign in after its owner followed the link, not before', async () => {
    const email = newEmail();
    const { data } = await authClient(backend).signUp({ email, password: PASSWORD });
    expect([data.session, data.user?.email]).toEqual([null, email]);
    expect((await authClient(backend).signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'email_not_confirmed',
    );
    expect((await confirmLink(backend, (await newestMail(backend, email, 'signup')).link)).session).not.toBeNull();
    expect((await authClient(backend).signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('signing up with a taken e-mail looks like signing up with a free one', async () => {
    const taken = newEmail();
    await confirmedAccount(taken);
    const shapeOf = async (email: string) => {
      const answer = await post(backend, '/auth/v1/signup', { email, password: PASSWORD, data: { full_name: 'Ada' } });
      return { status: answer.status, shape: shape(await answer.json()) };
    };
    expect(await shapeOf(taken)).toEqual(await shapeOf(newEmail()));
  });

  it('a repeated confirmation and the first one are both valid until one is used', async () => {
    const email = newEmail();
    await authClient(backend).signUp({ email, password: PASSWORD });
    const first = await newestMail(backend, email, 'signup');
    expect((await authClient(backend).resend({ type: 'signup', email })).error).toBeNull();
    await waitForMails(email, 2);
    const second = await newestMail(backend, email, 'signup');
    expect((await confirmLink(backend, first.link)).session?.user.email).toBe(email);
    expect((await confirmLink(backend, second.link)).errorCode).toBe('otp_expired');
  });

  it('a confirmation of the PKCE flow returns to the device that signed up', async () => {
    const email = newEmail();
    const auth = authClient(backend, 'pkce');
    await auth.signUp({ email, password: PASSWORD });
    const { link } = await newestMail(backend, email, 'signup');
    const target = (await fetch(link, { redirect: 'manual' })).headers.get('location')!;
    const { data } = await auth.exchangeCodeForSession(new URL(target).searchParams.get('code')!);
    expect([data.user?.email, data.user?.email_confirmed_at]).toEqual([email, expect.any(String)]);
  });

  it('the newest password is valid until the owner of the address has confirmed', async () => {
    const email = newEmail();
    await authClient(backend).signUp({ email, password: 'Somebody3lse!' });
    await authClient(backend).signUp({ email, password: PASSWORD });
    await waitForMails(email, 2);
    await confirmLink(backend, (await newestMail(backend, email, 'signup')).link);
    const signIn = async (password: string) =>
      (await authClient(backend).signInWithPassword({ email, password })).error?.code ?? null;
    expect([await signIn('Somebody3lse!'), await signIn(PASSWORD)]).toEqual(['invalid_credentials', null]);
  });

  it('a sign-in link removes the password of an account that was never confirmed', async () => {
    const email = newEmail();
    await authClient(backend).signUp({ email, password: 'Somebody3lse!' });
    await authClient(backend).signInWithOtp({ email });
    await confirmLink(backend, (await newestMail(backend, email, 'magiclink')).link);
    const { error } = await authClient(backend).signInWithPassword({ email, password: 'Somebody3lse!' });
    expect(error?.code).toBe('invalid_credentials');
  });

  async function confirmedAccount(email: string) {
    await authClient(backend).signUp({ email, password: PASSWORD });
    const { code } = await newestMail(backend, email, 'signup');
    const auth = authClient(backend);
    expect((await auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
    return auth;
  }
});

/** Names and types without values. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape(part)]));
}
