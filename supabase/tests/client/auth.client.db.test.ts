import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomInt, randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { newestMail, outbox, sharedBackend, withSql } from '../../../apps/backend/testing/clients.ts';

const backend = sharedBackend();
const PASSWORD = 'Str0ng!password';
const newEmail = () => `${randomUUID()}@people.test`;
const newPhone = () => `+49151${String(randomInt(0, 100_000_000)).padStart(8, '0')}`;

function device(key = backend.anonKey, flowType: 'implicit' | 'pkce' = 'implicit'): SupabaseClient {
  const kept = new Map<string, string>();
  return createClient(backend.url, key, {
    auth: {
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    },
    realtime: { transport: WebSocket as never },
  });
}

async function newcomer(client = device()) {
  const email = newEmail();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { client, email, id: data.user!.id, session: data.session! };
}

const tokenOf = (link: string) => new URL(link).searchParams.get('token_hash')!;
const linkOf = async (email: string, kind: string) => (await newestMail(backend, email, kind)).link;

/** Where the browser lands that opens a link of the PKCE flow. */
async function codeBehind(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual' });
  return new URL(answer.headers.get('location')!).searchParams.get('code')!;
}

describe('supabase-js: an account', () => {
  it('signUp, getUser, updateUser with data, and reading the own row with the session', async () => {
    const { client, id } = await newcomer();
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
    const { data } = await client.auth.updateUser({ data: { nickname: 'Ada', gone: null } });
    expect(data.user?.user_metadata).toEqual({ nickname: 'Ada' });
    const { data: roles } = await client.from('user_roles').select('role');
    expect(roles).toEqual([{ role: 'customer' }]);
  });

  it('signInWithPassword, and the code of a wrong one', async () => {
    const { email, id } = await newcomer();
    const client = device();
    expect((await client.auth.signInWithPassword({ email, password: 'Wr0ng!password' })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).data.user?.id).toBe(id);
  });

  it('refreshSession, setSession and getClaims', async () => {
    const { client, session, id } = await newcomer();
    const { data: refreshed } = await client.auth.refreshSession();
    expect(refreshed.session!.refresh_token).not.toBe(session.refresh_token);
    const other = device();
    const { access_token, refresh_token } = refreshed.session!;
    expect((await other.auth.setSession({ access_token, refresh_token })).data.user?.id).toBe(id);
    expect((await other.auth.getClaims()).data?.claims).toMatchObject({ sub: id, role: 'authenticated', aal: 'aal1' });
  });

  it('signOut: local, others, global', async () => {
    const { client, email } = await newcomer();
    const open = async () => {
      const each = device();
      await each.auth.signInWithPassword({ email, password: PASSWORD });
      return each;
    };
    const lives = async (each: SupabaseClient) => (await each.auth.getUser()).error === null;
    const [second, third] = [await open(), await open()];
    await second.auth.signOut({ scope: 'local' });
    expect(await Promise.all([client, second, third].map(lives))).toEqual([true, false, true]);
    await client.auth.signOut({ scope: 'others' });
    expect(await Promise.all([client, third].map(lives))).toEqual([true, false]);
    const fourth = await open();
    await client.auth.signOut({ scope: 'global' });
    expect(await Promise.all([client, fourth].map(lives))).toEqual([false, false]);
  });

  it('updateUser with an e-mail: both links', async () => {
    const { client, email } = await newcomer();
    const next = newEmail();
    expect((await client.auth.updateUser({ email: next })).data.user?.new_email).toBe(next);
    const confirm = (link: string) => device().auth.verifyOtp({ token_hash: tokenOf(link), type: 'email_change' });
    expect((await confirm(await linkOf(email, 'email_change_current'))).data).toEqual({ user: null, session: null });
    expect((await confirm(await linkOf(next, 'email_change'))).data.user?.email).toBe(next);
    expect((await client.auth.getUser()).data.user?.email).toBe(next);
  });

  it('updateUser with a password in an old session: reauthenticate first', async () => {
    const { client, email, id } = await newcomer();
    await withSql(
      backend,
      (sql) => sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${id}`,
    );
    const change = (nonce?: string) => client.auth.updateUser({ password: 'An0ther!password', nonce });
    expect((await change()).error?.code).toBe('reauthentication_needed');
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code } = await newestMail(backend, email, 'reauthentication');
    expect((await change(code === '000000' ? '000001' : '000000')).error?.code).toBe('reauthentication_not_valid');
    expect((await change(code)).error).toBeNull();
    expect((await device().auth.signInWithPassword({ email, password: 'An0ther!password' })).error).toBeNull();
  });
});

describe('supabase-js: links and codes', () => {
  it.each(['email', 'magiclink'] as const)('signInWithOtp by e-mail, verifyOtp with the code as %s', async (type) => {
    const { email, id } = await newcomer();
    const client = device();
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const { code: token } = await newestMail(backend, email, 'magiclink');
    const { data } = await client.auth.verifyOtp({ email, token, type });
    expect([data.user?.id, data.session === null]).toEqual([id, false]);
  });

  it('signInWithOtp makes an account where none is, unless it shall not', async () => {
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
      // Opened by a program first: it changed nothing.
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

  it('a newer link makes the code of an older one worthless', async () => {
    const { email } = await newcomer();
    const client = device(backend.anonKey, 'pkce');
    await client.auth.resetPasswordForEmail(email);
    const code = await codeBehind(await linkOf(email, 'recovery'));
    await device().auth.signInWithOtp({ email });
    await linkOf(email, 'magiclink');
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
  });

  it('a code is worth nothing on another device', async () => {
    const { email } = await newcomer();
    const [mine, theirs] = [device(backend.anonKey, 'pkce'), device(backend.anonKey, 'pkce')];
    await mine.auth.resetPasswordForEmail(email);
    await theirs.auth.resetPasswordForEmail(newEmail());
    const code = await codeBehind(await linkOf(email, 'recovery'));
    expect((await theirs.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
    expect((await mine.auth.exchangeCodeForSession(code)).error).toBeNull();
  });
});

describe('supabase-js: admin', () => {
  const { admin } = device(backend.serviceKey).auth;

  it('createUser, getUserById, listUsers, updateUserById, deleteUser', async () => {
    const email = newEmail();
    const { data: created, error } = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'Staff' },
      app_metadata: { team: 'support' },
    });
    expect(error).toBeNull();
    const id = created.user!.id;
    expect((await device().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await admin.getUserById(id)).data.user).toMatchObject({ email, app_metadata: { team: 'support' } });

    const listed = await admin.listUsers({ page: 1, perPage: 2 });
    expect(listed.data).toMatchObject({ users: { length: 2 }, nextPage: 2, total: expect.any(Number) });
    const newest = await admin.listUsers({ perPage: 1000 });
    expect(newest.data.users.map((user) => user.id)).toContain(id);

    const next = newEmail();
    const { data: updated } = await admin.updateUserById(id, { email: next, user_metadata: { full_name: null, a: 1 } });
    expect(updated.user).toMatchObject({ email: next, user_metadata: { a: 1 } });
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.code).toBe('user_not_found');
  });

  it('a new password or a ban by staff signs the person out, and a ban keeps them out', async () => {
    const { client, email, id } = await newcomer();
    await admin.updateUserById(id, { password: 'By5taff!password' });
    expect((await client.auth.getUser()).error).not.toBeNull();
    const back = device();
    await back.auth.signInWithPassword({ email, password: 'By5taff!password' });
    await admin.updateUserById(id, { ban_duration: '24h' });
    expect((await back.auth.getUser()).error).not.toBeNull();
    const enter = async () =>
      (await device().auth.signInWithPassword({ email, password: 'By5taff!password' })).error?.code ?? null;
    expect(await enter()).toBe('user_banned');
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect(await enter()).toBeNull();
  });

  it('signOut by a person’s token, and deleting softly', async () => {
    const { client, email, id, session } = await newcomer();
    expect((await admin.signOut(session.access_token, 'global')).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await admin.deleteUser(id, true)).error).toBeNull();
    expect((await device().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
    const rows = await withSql(backend, (sql) => sql`select email, deleted_at from auth.users where id = ${id}`);
    expect(rows[0]).toEqual({ email: null, deleted_at: expect.any(Date) });
  });

  it('generateLink and inviteUserByEmail', async () => {
    const { email, id } = await newcomer();
    const { data } = await admin.generateLink({ type: 'magiclink', email });
    const { hashed_token: token_hash } = data.properties!;
    expect((await device().auth.verifyOtp({ token_hash, type: 'magiclink' })).data.user?.id).toBe(id);

    const invited = newEmail();
    expect((await admin.inviteUserByEmail(invited)).data.user?.invited_at).toBeDefined();
    const link = await linkOf(invited, 'invite');
    expect((await device().auth.verifyOtp({ token_hash: tokenOf(link), type: 'invite' })).data.user?.email).toBe(
      invited,
    );
  });
});
