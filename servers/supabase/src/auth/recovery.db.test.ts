import { randomUUID } from 'node:crypto';
import { authClient, confirmLink, newestMail, post, sharedBackend, signUp, withSql } from '../../../testing/clients.ts';

const backend = sharedBackend();

async function askForLink(redirectTo?: string) {
  const person = await signUp(backend);
  expect((await authClient(backend).resetPasswordForEmail(person.email, { redirectTo })).error).toBeNull();
  return { person, mail: await newestMail(backend, person.email, 'recovery') };
}

describe('recovering a password', () => {
  it('opens a page of the site, whose session may set a new password, which ends the other sessions', async () => {
    const { person, mail } = await askForLink(`${backend.url}/reset-password`);
    const link = new URL(mail.link);
    expect([link.origin, link.pathname]).toEqual([new URL(backend.url).origin, '/auth/confirm']);
    expect(link.searchParams.get('redirect_to')).toBe(`${backend.url}/reset-password`);

    const { auth } = await confirmLink(backend, mail.link);
    expect((await auth.updateUser({ password: 'Rec0vered!password' })).error).toBeNull();
    expect((await person.auth.getUser()).error).not.toBeNull();
    expect(
      (await authClient(backend).signInWithPassword({ email: person.email, password: 'Rec0vered!password' })).error,
    ).toBeNull();
  });

  it('works once', async () => {
    const { mail } = await askForLink();
    expect((await confirmLink(backend, mail.link)).errorCode).toBeNull();
    expect((await confirmLink(backend, mail.link)).errorCode).toBe('otp_expired');
  });

  it('works with the earlier of two e-mails as well, until one of them is used', async () => {
    const { person, mail } = await askForLink();
    let newest = mail;
    for (let more = 0; more < 3; more += 1) {
      await post(backend, '/auth/v1/recover', { email: person.email });
      newest = await newestMail(backend, person.email, 'recovery', newest);
    }
    const byCode = (token: string) => authClient(backend).verifyOtp({ email: person.email, token, type: 'recovery' });
    // Codes are short, so only the newest three are valid; links are long.
    expect((await byCode(mail.code)).error?.code).toBe('otp_expired');
    expect((await confirmLink(backend, mail.link)).session?.user.id).toBe(person.id);
    expect((await confirmLink(backend, newest.link)).errorCode).toBe('otp_expired');
    expect((await byCode(newest.code)).error?.code).toBe('otp_expired');
  });

  it('is not used up by a program that scans the links of e-mails', async () => {
    const { mail } = await askForLink();
    const query = new URL(mail.link).searchParams;
    const old = `${backend.url}/auth/v1/verify?token=${query.get('token_hash')}&type=recovery`;
    for (const link of [mail.link, old, old]) {
      const answer = await fetch(link, { redirect: 'manual' });
      expect(answer.headers.get('location') ?? mail.link).toContain('/auth/confirm?token_hash=');
    }
    expect((await confirmLink(backend, mail.link)).session).not.toBeNull();
  });

  it('does not work after an hour', async () => {
    const { person, mail } = await askForLink();
    await withSql(
      backend,
      (sql) =>
        sql`update auth.one_time_tokens set created_at = now() - interval '61 minutes' where user_id = ${person.id}`,
    );
    expect((await confirmLink(backend, mail.link)).errorCode).toBe('otp_expired');
  });

  it('works with the mailed code, only for the address to which it was mailed', async () => {
    const { person, mail } = await askForLink();
    const stranger = await signUp(backend);
    expect(
      (await authClient(backend).verifyOtp({ email: stranger.email, token: mail.code, type: 'recovery' })).error?.code,
    ).toBe('otp_expired');
    const { data } = await authClient(backend).verifyOtp({ email: person.email, token: mail.code, type: 'recovery' });
    expect(data.user?.id).toBe(person.id);
  });

  it('has the same response for known and unknown addresses', async () => {
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
    const target = new URL(new URL(mail.link).searchParams.get('redirect_to')!);
    expect([target.origin, target.pathname]).toEqual([new URL(backend.url).origin, '/']);
  });
});

describe('signing in by e-mail', () => {
  it('sends a code that signs in', async () => {
    const { email, id } = await signUp(backend);
    await authClient(backend).signInWithOtp({ email });
    const mail = await newestMail(backend, email, 'magiclink');
    const { data } = await authClient(backend).verifyOtp({ email, token: mail.code, type: 'email' });
    expect(data.user?.id).toBe(id);
  });
});
