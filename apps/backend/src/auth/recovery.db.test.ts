import { randomUUID } from 'node:crypto';
import { authClient, newestMail, post, sharedBackend, signUp, withSql } from '../../testing/clients.ts';

const backend = sharedBackend();

const follow = async (link: string) => {
  const answer = await fetch(link, { redirect: 'manual' });
  const target = new URL(answer.headers.get('location')!);
  return { status: answer.status, target, result: new URLSearchParams(target.hash.slice(1)) };
};

async function askForLink(redirectTo?: string) {
  const person = await signUp(backend);
  expect((await authClient(backend).resetPasswordForEmail(person.email, { redirectTo })).error).toBeNull();
  return { person, mail: await newestMail(backend, person.email, 'recovery') };
}

describe('recovering a password', () => {
  it('leads back to the site with a session that may set a new password', async () => {
    const { person, mail } = await askForLink(`${backend.url}/reset-password`);
    const { status, target, result } = await follow(mail.link);
    expect([status, target.pathname, result.get('type')]).toEqual([303, '/reset-password', 'recovery']);

    const auth = authClient(backend);
    await auth.setSession({ access_token: result.get('access_token')!, refresh_token: result.get('refresh_token')! });
    expect((await auth.updateUser({ password: 'Rec0vered!password' })).error).toBeNull();
    expect((await person.auth.getUser()).error).not.toBeNull();
    expect(
      (await authClient(backend).signInWithPassword({ email: person.email, password: 'Rec0vered!password' })).error,
    ).toBeNull();
  });

  it('works once', async () => {
    const { mail } = await askForLink();
    expect((await follow(mail.link)).result.get('access_token')).toBeTruthy();
    expect((await follow(mail.link)).result.get('error_code')).toBe('otp_expired');
  });

  it('does not work after an hour', async () => {
    const { person, mail } = await askForLink();
    await withSql(
      backend,
      (sql) =>
        sql`update auth.one_time_tokens set created_at = now() - interval '61 minutes' where user_id = ${person.id}`,
    );
    expect((await follow(mail.link)).result.get('error_code')).toBe('otp_expired');
  });

  it('works by the mailed code, for the address it was mailed to only', async () => {
    const { person, mail } = await askForLink();
    const stranger = await signUp(backend);
    expect(
      (await authClient(backend).verifyOtp({ email: stranger.email, token: mail.code, type: 'recovery' })).error?.code,
    ).toBe('otp_expired');
    const { data } = await authClient(backend).verifyOtp({ email: person.email, token: mail.code, type: 'recovery' });
    expect(data.user?.id).toBe(person.id);
  });

  it('says the same to everybody', async () => {
    const { email } = await signUp(backend);
    const ask = async (address: string) => {
      const answer = await post(backend, '/auth/v1/recover', { email: address });
      return [answer.status, await answer.text()];
    };
    expect(await ask(`${randomUUID()}@people.test`)).toEqual(await ask(email));
  });

  it.each([
    '//evil.example',
    'https://evil.example/x',
    'https:evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://user@localhost/',
  ])('never leads to %s', async (redirectTo) => {
    const { mail } = await askForLink(redirectTo);
    expect((await follow(mail.link)).target.origin).toBe(new URL(backend.url).origin);
  });
});

describe('signing in by mail', () => {
  it('sends a code that signs in', async () => {
    const { email, id } = await signUp(backend);
    await authClient(backend).signInWithOtp({ email });
    const mail = await newestMail(backend, email, 'magiclink');
    const { data } = await authClient(backend).verifyOtp({ email, token: mail.code, type: 'email' });
    expect(data.user?.id).toBe(id);
  });

  it('by phone says that it is not available', async () => {
    const { error } = await authClient(backend).signInWithOtp({ phone: '+491701234567' });
    expect(error?.code).toBe('phone_provider_disabled');
  });
});
