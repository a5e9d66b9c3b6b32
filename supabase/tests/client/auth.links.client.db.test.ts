import { newestMail, outbox, sharedBackend } from '../../../servers/testing/clients.ts';
import { device, linkOf, newcomer, newEmail, newPhone, tokenOf } from './device.ts';

const backend = sharedBackend();

/** The URL to which a link of the PKCE flow redirects the browser. */
async function codeBehind(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual' });
  return new URL(answer.headers.get('location')!).searchParams.get('code')!;
}

describe('supabase-js: links and codes', () => {
  it.each(['email', 'magiclink'] as const)('signInWithOtp by e-mail, verifyOtp with the code as %s', async (type) => {
    const { email, id } = await newcomer();
    const client = device();
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const { code: token } = await newestMail(backend, email, 'magiclink');
    const { data } = await client.auth.verifyOtp({ email, token, type });
    expect([data.user?.id, data.session === null]).toEqual([id, false]);
  });

  it('signInWithOtp creates a missing account, unless shouldCreateUser is false', async () => {
    const [wanted, unwanted] = [newEmail(), newEmail()];
    await device().auth.signInWithOtp({ email: unwanted, options: { shouldCreateUser: false } });
    await device().auth.signInWithOtp({ email: wanted, options: { data: { full_name: 'Ada', language: 'de' } } });
    const mail = await newestMail(backend, wanted, 'magiclink');
    expect(mail.subject).toBe('Dein Link zum Anmelden');
    const { data } = await device().auth.verifyOtp({ token_hash: tokenOf(mail.link), type: 'magiclink' });
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ada' });
    expect(await outbox(backend, unwanted)).toEqual([]);
  });

  it('signInWithOtp by phone, verifyOtp, and the phone of an account', async () => {
    const client = device();
    const phone = newPhone();
    expect((await client.auth.signInWithOtp({ phone })).error).toBeNull();
    const { code } = await newestMail(backend, phone, 'sms');
    const { data } = await client.auth.verifyOtp({ phone, token: code, type: 'sms' });
    expect(data.user?.phone).toBe(phone.slice(1));

    const next = newPhone();
    expect((await client.auth.updateUser({ phone: next })).data.user?.new_phone).toBe(next.slice(1));
    const { code: token } = await newestMail(backend, next, 'sms');
    const changed = await client.auth.verifyOtp({ phone: next, token, type: 'phone_change' });
    expect(changed.data.user?.phone).toBe(next.slice(1));
  });

  it('resetPasswordForEmail, verifyOtp as recovery by code and by link, then a new password', async () => {
    for (const way of ['code', 'link'] as const) {
      const { email, id } = await newcomer();
      const client = device();
      expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
      const mail = await newestMail(backend, email, 'recovery');
      const { data } = await client.auth.verifyOtp(
        way === 'code'
          ? { email, token: mail.code, type: 'recovery' }
          : { token_hash: tokenOf(mail.link), type: 'recovery' },
      );
      expect(data.user?.id).toBe(id);
      expect((await client.auth.updateUser({ password: 'Rec0vered!password' })).error).toBeNull();
    }
  });

  it('resend an unfinished change of the e-mail', async () => {
    const { client, email } = await newcomer();
    const next = newEmail();
    await client.auth.updateUser({ email: next });
    await newestMail(backend, next, 'email_change');
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull();
    for (let tries = 0; tries < 40 && (await outbox(backend, next)).length < 2; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await outbox(backend, next)).toHaveLength(2);
  });

  it('resend a code by SMS', async () => {
    const phone = newPhone();
    await device().auth.signInWithOtp({ phone });
    expect((await device().auth.resend({ type: 'sms', phone })).error).toBeNull();
    for (let tries = 0; tries < 40 && (await outbox(backend, phone)).length < 2; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const { code } = await newestMail(backend, phone, 'sms');
    expect((await device().auth.verifyOtp({ phone, token: code, type: 'sms' })).error).toBeNull();
  });
});

describe('supabase-js: the PKCE flow', () => {
  it.each(['recovery', 'magiclink'] as const)(
    'a %s link comes back as a code that this device exchanges',
    async (kind) => {
      const { email, id } = await newcomer();
      const client = device(backend.anonKey, 'pkce');
      const redirectTo = `${backend.url}/reset-password?from=mail`;
      const { error } =
        kind === 'recovery'
          ? await client.auth.resetPasswordForEmail(email, { redirectTo })
          : await client.auth.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } });
      expect(error).toBeNull();
      const link = await linkOf(email, kind);
      const code = await codeBehind(link);
      // An e-mail scanner opens it first: nothing changes.
      expect(await codeBehind(link)).toBe(code);
      const { data, error: refusal } = await client.auth.exchangeCodeForSession(code);
      expect([refusal, data.user?.id]).toEqual([null, id]);
      const again = await device(backend.anonKey, 'pkce').auth.exchangeCodeForSession(code);
      expect(again.error).not.toBeNull();
      expect(
        new URL((await fetch(link, { redirect: 'manual' })).headers.get('location')!).searchParams.get('error_code'),
      ).toBe('otp_expired');
    },
  );

  it('using one of two links invalidates the code of the other', async () => {
    const { email, id } = await newcomer();
    const [first, second] = [device(backend.anonKey, 'pkce'), device(backend.anonKey, 'pkce')];
    await first.auth.resetPasswordForEmail(email);
    const code = await codeBehind(await linkOf(email, 'recovery'));
    await second.auth.signInWithOtp({ email });
    const later = await codeBehind(await linkOf(email, 'magiclink'));
    expect((await first.auth.exchangeCodeForSession(code)).data.user?.id).toBe(id);
    expect((await second.auth.exchangeCodeForSession(later)).error?.code).toBe('flow_state_not_found');
  });

  it('a code is invalid on another device', async () => {
    const { email } = await newcomer();
    const [mine, theirs] = [device(backend.anonKey, 'pkce'), device(backend.anonKey, 'pkce')];
    await mine.auth.resetPasswordForEmail(email);
    await theirs.auth.resetPasswordForEmail(newEmail());
    const code = await codeBehind(await linkOf(email, 'recovery'));
    expect((await theirs.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
    expect((await mine.auth.exchangeCodeForSession(code)).error).toBeNull();
  });
});
