import { authClient, PASSWORD, sharedBackend, signUp, withSql } from '../../../servers/testing/clients.ts';
import { ask, errorCodeOf, type Headers } from './authRequests.ts';
import { claimsOf, token, unsigned } from './forgedTokens.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
const backend = sharedBackend();

/** One request to each service; no response may contain protected data. */
const SERVICES: [string, RequestInit][] = [
  ['/rest/v1/profiles?limit=1', {}],
  ['/auth/v1/settings', {}],
  ['/auth/v1/admin/users', {}],
  ['/auth/v1/token?grant_type=password', { method: 'POST', body: '{}' }],
];

describe('2: a request without a key, with a wrong one, or with garbage', () => {
  const FORGED: Headers = {
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'localhost',
    'x-real-ip': '127.0.0.1',
    forwarded: 'for=127.0.0.1;host=localhost',
    'x-supabase-role': 'service_role',
    cookie: 'sb-access-token=x',
  };

  it('2: is answered with 401 by every service, for every claimed origin', async () => {
    const keys = [
      null,
      '',
      'garbage',
      `${backend.anonKey}x`,
      backend.serviceKey.slice(0, -1),
      backend.serviceKey.toUpperCase(),
      unsigned({ role: 'service_role' }),
      await token({ role: 'service_role', iss: 'fairtone' }),
      await token({ role: 'service_role' }, { secret: 'another-secret-of-thirty-two-chars' }),
    ];
    for (const [path, init] of SERVICES) {
      for (const key of keys) {
        const answer = await ask(path, { ...FORGED, ...(key === null ? {} : { apikey: key }) }, init);
        expect([path, key, answer.status]).toEqual([path, key, 401]);
      }
    }
  });

  it('2: never has the rights of the service with the guests’ key, alone or with a person’s token', async () => {
    const person = await signUp(backend);
    for (const bearer of [backend.anonKey, person.token, await token({ role: 'service_role' }), 'garbage']) {
      const headers = { ...FORGED, apikey: backend.anonKey, authorization: `Bearer ${bearer}` };
      for (const [path, method] of [
        ['/auth/v1/admin/users', 'GET'],
        [`/auth/v1/admin/users/${person.id}`, 'DELETE'],
        ['/auth/v1/admin/generate_link', 'POST'],
        ['/auth/v1/invite', 'POST'],
      ]) {
        const answer = await ask(path!, headers, { method, ...(method === 'GET' ? {} : { body: '{}' }) });
        expect([path, answer.status, await errorCodeOf(answer)]).toEqual([path, 403, 'not_admin']);
      }
    }
    expect((await person.auth.getUser()).error).toBeNull();
  });
});

describe('3: a forged or stale token', () => {
  it('3: is refused by the auth and the data service', async () => {
    const person = await signUp(backend);
    const good = claimsOf(person.token);
    const bad = {
      'another signature': await token(good, { secret: 'another-secret-of-thirty-two-chars' }),
      'another algorithm': await token(good, { alg: 'HS512' }),
      'no algorithm': unsigned(good),
      'an old date': await token({ ...good, exp: undefined }, { lifetime: '-1h' }),
      'a role of the database': await token({ ...good, role: 'postgres' }),
      'the role of the login': await token({ ...good, role: 'authenticator' }),
      'a made-up session': await token({ ...good, session_id: '00000000-0000-4000-8000-000000000000' }),
      'a session that is no id': await token({ ...good, session_id: "' or true --" }),
      'another person’s session': await token({ ...good, sub: (await signUp(backend)).id }),
      garbage: 'garbage',
      'a signature cut off': person.token.split('.').slice(0, 2).join('.'),
    };
    for (const [what, bearer] of Object.entries(bad)) {
      const headers = { apikey: backend.anonKey, authorization: `Bearer ${bearer}` };
      expect([what, (await ask('/auth/v1/user', headers)).status]).toEqual([what, 403]);
      if (what === 'another person’s session') continue; // The data service checks only the signature of both.
      expect([what, [401, 403].includes((await ask('/rest/v1/profiles?limit=1', headers)).status)]).toEqual([
        what,
        true,
      ]);
    }
  });

  it('3, 4: a role, a right or an id in the metadata changes nothing', async () => {
    const auth = authClient(backend);
    const { data } = await auth.signUp({
      email: `${crypto.randomUUID()}@people.test`,
      password: PASSWORD,
      options: {
        data: { role: 'service_role', app_metadata: { role: 'moderator' }, sub: 'x', user_roles: ['tester', 'staff'] },
      },
    });
    await auth.updateUser({ data: { role: 'moderator', is_admin: true } });
    const { data: refreshed } = await auth.refreshSession();
    expect(claimsOf(refreshed.session!.access_token)).toMatchObject({
      role: 'authenticated',
      sub: data.user!.id,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    const roles = await withSql(
      backend,
      (sql) => sql`select role from public.user_roles where user_id = ${data.user!.id}`,
    );
    expect(roles.map(({ role }) => role)).toEqual(['customer']);
    const own = { apikey: backend.anonKey, authorization: `Bearer ${refreshed.session!.access_token}` };
    const answer = await ask('/auth/v1/user', own, { method: 'PUT', body: '{"app_metadata":{"role":"moderator"}}' });
    expect([answer.status, await errorCodeOf(answer)]).toEqual([403, 'not_admin']);
  });
});
