import { sharedBackend, withSql } from '../../../servers/testing/clients.ts';
import { device, linkOf, newcomer, newEmail, PASSWORD, tokenOf } from './device.ts';

const backend = sharedBackend();

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

  it('a new password or a ban by staff signs the person out, and a ban prevents signing in', async () => {
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

  it('signOut by a person’s token, and a soft deletion', async () => {
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
