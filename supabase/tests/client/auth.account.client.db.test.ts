import type { SupabaseClient } from '@supabase/supabase-js';
import { newestMail, sharedBackend, withSql } from '../../../servers/testing/clients.ts';
import { device, linkOf, newcomer, newEmail, PASSWORD, tokenOf } from './device.ts';

const backend = sharedBackend();

describe('supabase-js: an account', () => {
  it('signUp, getUser, updateUser with data, and reading the own row with the session', async () => {
    const { client, id } = await newcomer();
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
    const { data } = await client.auth.updateUser({ data: { nickname: 'Ada', gone: null } });
    expect(data.user?.user_metadata).toEqual({ nickname: 'Ada' });
    const { data: roles } = await client.from('user_roles').select('role');
    expect(roles).toEqual([{ role: 'customer' }]);
  });

  it('signInWithPassword, and the error code of a wrong password', async () => {
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

  it('updateUser with a password in an old session requires reauthenticate', async () => {
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
