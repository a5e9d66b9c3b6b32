import { makeAccount, PASSWORD } from './accounts.ts';
import { authClient, sharedBackend } from './clients.ts';

describe('Accounts made for tests', () => {
  it('equal those of the sign-up form in every column that is not random', async () => {
    const backend = sharedBackend();
    const metadata = { full_name: 'Nadia Voss', role: 'artist' };
    const made = await makeAccount(backend, { metadata });
    const { data } = await authClient(backend).signUp({
      email: `signed.${made.user.email}`,
      password: PASSWORD,
      options: { data: metadata },
    });
    const shape = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shape);
      if (value === null || typeof value !== 'object') return typeof value;
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]));
    };
    const { session } = data;
    expect(shape(JSON.parse(JSON.stringify(made.user)))).toEqual(shape(JSON.parse(JSON.stringify(session!.user))));
    expect(made.user.user_metadata).toEqual(session!.user.user_metadata);
    expect(Object.keys(made).sort()).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'expires_at']));
  });

  it('log in with their password, and the auth service renews and ends their sessions', async () => {
    const backend = sharedBackend();
    const { user, refresh_token: refreshToken } = await makeAccount(backend);
    const byPassword = await authClient(backend).signInWithPassword({ email: user.email, password: PASSWORD });
    expect(byPassword.error).toBeNull();
    const auth = authClient(backend);
    const renewed = await auth.refreshSession({ refresh_token: refreshToken });
    expect(renewed.data.user?.id).toBe(user.id);
    expect((await auth.signOut()).error).toBeNull();
  });
});
