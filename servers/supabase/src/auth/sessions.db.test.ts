import { authClient, PASSWORD, post, sharedBackend, signUp, withSql, type Person } from '../../../testing/clients.ts';

const backend = sharedBackend();

const refresh = async (token: string) => {
  const answer = await post(backend, '/auth/v1/token?grant_type=refresh_token', { refresh_token: token });
  return { status: answer.status, body: (await answer.json()) as { refresh_token?: string; error_code?: string } };
};

/** Moves the exchange of a session's tokens into the past, to simulate elapsed time. */
const age = (person: Person, seconds: number) =>
  withSql(
    backend,
    (sql) => sql`
    update auth.refresh_tokens set updated_at = updated_at - ${`${seconds} seconds`}::interval where user_id = ${person.id}`,
  );

describe('refresh tokens', () => {
  it('are exchanged for a new one each time', async () => {
    const person = await signUp(backend);
    const first = await refresh(person.refreshToken);
    const second = await refresh(first.body.refresh_token!);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(new Set([person.refreshToken, first.body.refresh_token, second.body.refresh_token]).size).toBe(3);
  });

  it('sent twice within ten seconds give the same new token, also in parallel', async () => {
    const person = await signUp(backend);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(person.refreshToken)));
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
  });

  it('sent again after the interval end the session for both holders', async () => {
    const person = await signUp(backend);
    const { body } = await refresh(person.refreshToken);
    await age(person, 11);
    expect(await refresh(person.refreshToken)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used' },
    });
    expect((await refresh(body.refresh_token!)).status).toBe(400);
    expect((await person.auth.getUser(person.token)).error?.name).toBe('AuthSessionMissingError');
  });

  it('are stored as digests only', async () => {
    const person = await signUp(backend);
    const rows = await withSql(
      backend,
      (sql) => sql`select token from auth.refresh_tokens where user_id = ${person.id}`,
    );
    expect(rows.length).toBe(1);
    expect(rows[0]!.token).not.toContain(person.refreshToken);
  });

  it('that were never issued are refused', async () => {
    expect(await refresh('made-up')).toMatchObject({ status: 400, body: { error_code: 'refresh_token_not_found' } });
  });
});

describe('signing out', () => {
  const otherDevice = async (person: Person) => {
    const auth = authClient(backend);
    const { data } = await auth.signInWithPassword({ email: person.email, password: PASSWORD });
    return { auth, token: data.session!.access_token };
  };
  const lives = async (token: string) => (await authClient(backend).getUser(token)).error === null;

  it('on this device leaves the other device signed in', async () => {
    const here = await signUp(backend);
    const there = await otherDevice(here);
    await here.auth.signOut({ scope: 'local' });
    expect([await lives(here.token), await lives(there.token)]).toEqual([false, true]);
  });

  it('on other devices leaves this device signed in', async () => {
    const here = await signUp(backend);
    const there = await otherDevice(here);
    await here.auth.signOut({ scope: 'others' });
    expect([await lives(here.token), await lives(there.token)]).toEqual([true, false]);
  });

  it('invalidates the access token at every service at once', async () => {
    const person = await signUp(backend);
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${person.token}` };
    const ask = async () => {
      const rest = await fetch(`${backend.url}/rest/v1/profiles?limit=1`, { headers });
      const storage = await post(backend, '/storage/v1/object/list/avatars', {}, headers);
      const functions = await post(backend, '/functions/v1/create-payment', {}, headers);
      return [rest.status, storage.status, functions.status];
    };
    expect(await ask()).toEqual([200, 200, 400]);
    await person.auth.signOut();
    expect(await ask()).toEqual([401, 401, 401]);
    expect((await refresh(person.refreshToken)).status).toBe(400);
  });
});

describe('a new password', () => {
  it('ends every other session and replaces the old one', async () => {
    const here = await signUp(backend);
    const there = await signUpElsewhere(here);
    const { error } = await here.auth.updateUser({ password: 'An0ther!password' });
    expect(error).toBeNull();
    expect((await there.getUser()).error).not.toBeNull();
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await authClient(backend).signInWithPassword({ email: here.email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
    expect(
      (await authClient(backend).signInWithPassword({ email: here.email, password: 'An0ther!password' })).error,
    ).toBeNull();
  });

  it('must meet the same rules, and differ from the present one', async () => {
    const { auth } = await signUp(backend);
    expect((await auth.updateUser({ password: 'weak' })).error?.code).toBe('weak_password');
    expect((await auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password');
  });

  const signUpElsewhere = async (person: Person) => {
    const auth = authClient(backend);
    await auth.signInWithPassword({ email: person.email, password: PASSWORD });
    return auth;
  };
});
