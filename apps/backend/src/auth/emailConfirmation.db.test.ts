import { randomUUID } from 'node:crypto';
import { authClient, newestMail, PASSWORD, post } from '../../testing/clients.ts';
import { startBackend, type RunningBackend } from '../../testing/startBackend.ts';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ env: { FAIRTONE_EMAIL_CONFIRMATION: 'on' } });
});
afterAll(() => backend?.stop());

const newEmail = () => `${randomUUID()}@people.test`;

describe('with e-mail confirmation', () => {
  it('a new account signs in after its owner followed the link, not before', async () => {
    const email = newEmail();
    const { data } = await authClient(backend).signUp({ email, password: PASSWORD });
    expect([data.session, data.user?.email]).toEqual([null, email]);
    expect((await authClient(backend).signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'email_not_confirmed',
    );
    await fetch((await newestMail(backend, email, 'signup')).link, { redirect: 'manual' });
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

  it('a new address counts after its owner confirmed it', async () => {
    const [before, after] = [newEmail(), newEmail()];
    const auth = await confirmedAccount(before);
    const { data } = await auth.updateUser({ email: after });
    expect([data.user?.email, data.user?.new_email]).toEqual([before, after]);
    await fetch((await newestMail(backend, after, 'email_change')).link, { redirect: 'manual' });
    expect((await authClient(backend).signInWithPassword({ email: after, password: PASSWORD })).error).toBeNull();
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
