import { SignJWT } from 'jose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  authClient,
  confirmLink,
  inPieces,
  newestMail,
  PASSWORD,
  post,
  sharedBackend,
  signUp,
  withSql,
  type Person,
} from '../../../apps/backend/testing/clients.ts';

// The numbers are those of the list of attacks that the product must withstand.
const backend = sharedBackend();
const { jwtSecret } = JSON.parse(readFileSync(join(backend.dataDir, 'secrets.json'), 'utf8')) as { jwtSecret: string };

type Headers = Record<string, string>;
const ask = (path: string, headers: Headers, init: RequestInit = {}) =>
  fetch(backend.url + path, { ...init, headers: { 'content-type': 'application/json', ...headers } });
const errorCodeOf = async (answer: Response) => ((await answer.json()) as { error_code?: string }).error_code;

const token = (claims: object, { secret = jwtSecret, lifetime = '1h', alg = 'HS256' } = {}) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg })
    .setExpirationTime(lifetime)
    .sign(new TextEncoder().encode(secret));
const unsigned = (claims: object) =>
  `${[{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

const claimsOf = (accessToken: string) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

/** One request to each service; no answer may come from what lies behind the door. */
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

  it('2: is answered 401 by every service, whatever it claims about where it comes from', async () => {
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

  it('2: never has the rights of the service with the guests’ key, alone or beside a person’s token', async () => {
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
  it('3: is refused by auth and data service alike', async () => {
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
      if (what === 'another person’s session') continue; // The data service knows the pair from the signature only.
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
        data: { role: 'service_role', app_metadata: { role: 'moderator' }, sub: 'x', user_roles: ['tester'] },
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

describe('15: what was used, ended or outdated', () => {
  const refresh = async (refreshToken: string) => {
    const answer = await post(backend, '/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken });
    return { status: answer.status, body: (await answer.json()) as { refresh_token?: string; error_code?: string } };
  };
  const shiftExchange = (person: Person, seconds: number) =>
    withSql(
      backend,
      (sql) => sql`
        update auth.refresh_tokens set updated_at = updated_at + ${`${seconds} seconds`}::interval
        where user_id = ${person.id} and revoked`,
    );
  const dataStatus = async (person: Person) =>
    (await ask('/rest/v1/profiles?limit=1', { apikey: backend.anonKey, authorization: `Bearer ${person.token}` }))
      .status;

  it('15: an old refresh token after the reuse interval is refused and ends the session for thief and owner', async () => {
    const person = await signUp(backend);
    const { body } = await refresh(person.refreshToken);
    await shiftExchange(person, -11);
    expect(await refresh(person.refreshToken)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used' },
    });
    expect((await refresh(body.refresh_token!)).status).toBe(400);
    expect(await dataStatus(person)).toBe(401);
  });

  it('15, 50: the interval does not grow when the clock was a day ahead', async () => {
    const person = await signUp(backend);
    await refresh(person.refreshToken);
    await shiftExchange(person, 86_400);
    expect((await refresh(person.refreshToken)).body.error_code).toBe('refresh_token_already_used');
  });

  it('15: tokens are worthless at once after sign-out, a new password, a deleted account', async () => {
    const endings: ((person: Person) => Promise<unknown>)[] = [
      (person) => person.auth.signOut({ scope: 'global' }),
      async (person) => {
        const elsewhere = authClient(backend);
        await elsewhere.signInWithPassword({ email: person.email, password: PASSWORD });
        return elsewhere.updateUser({ password: 'An0ther!password' });
      },
      // As a function of the database does it, without the auth service.
      (person) => withSql(backend, (sql) => sql`delete from auth.users where id = ${person.id}`),
    ];
    for (const end of endings) {
      const person = await signUp(backend);
      expect(await dataStatus(person)).toBe(200);
      await end(person);
      await until(async () => (await dataStatus(person)) === 401);
      expect((await refresh(person.refreshToken)).status).toBe(400);
      expect((await person.auth.getUser(person.token)).error).not.toBeNull();
    }
  });

  it('15: a recovery link used twice, late, in place of another kind, or by another person is refused', async () => {
    const person = await signUp(backend);
    const mailed = async () => {
      await post(backend, '/auth/v1/recover', { email: person.email });
      return newestMail(backend, person.email, 'recovery');
    };
    const mail = await mailed();
    const hash = new URL(mail.link).searchParams.get('token_hash')!;
    const verify = async (body: object) => errorCodeOf(await post(backend, '/auth/v1/verify', body));
    expect(await verify({ token_hash: hash, type: 'signup' })).toBe('otp_expired');
    expect(await verify({ token_hash: hash, type: 'email_change' })).toBe('otp_expired');
    const other = await signUp(backend);
    expect(await verify({ email: other.email, token: mail.code, type: 'recovery' })).toBe('otp_expired');
    expect(await verify({ email: person.email, token: hash, type: 'recovery' })).toBe('otp_expired');
    expect((await confirmLink(backend, mail.link)).errorCode).toBeNull();
    expect((await confirmLink(backend, mail.link)).errorCode).toBe('otp_expired');
    expect(await verify({ email: person.email, token: mail.code, type: 'recovery' })).toBe('otp_expired');

    for (const shift of ['-61 minutes', '1 day']) {
      await withSql(backend, (sql) => sql`delete from fairtone_private.outbox where recipient = ${person.email}`);
      const late = await mailed();
      await withSql(
        backend,
        (sql) =>
          sql`update auth.one_time_tokens set created_at = now() + ${shift}::interval where user_id = ${person.id}`,
      );
      expect((await confirmLink(backend, late.link)).errorCode).toBe('otp_expired');
    }
  });

  it('15: a new password makes an earlier recovery link worthless', async () => {
    const person = await signUp(backend);
    await post(backend, '/auth/v1/recover', { email: person.email });
    const { link } = await newestMail(backend, person.email, 'recovery');
    await person.auth.updateUser({ password: 'An0ther!password' });
    expect((await confirmLink(backend, link)).errorCode).toBe('otp_expired');
  });

  it('15: one link followed by twenty at once opens one session', async () => {
    const person = await signUp(backend);
    await post(backend, '/auth/v1/recover', { email: person.email });
    const { link } = await newestMail(backend, person.email, 'recovery');
    const all = await Promise.all(Array.from({ length: 20 }, () => confirmLink(backend, link)));
    expect(all.filter(({ session }) => session !== null)).toHaveLength(1);
  });
});

describe('17: weak passwords', () => {
  const WEAK = [
    ['short', 'Ab1!xyz'],
    ['without upper case', 'str0ng!password'],
    ['without lower case', 'STR0NG!PASSWORD'],
    ['without a digit', 'Strong!password'],
    ['without a special character', 'Str0ngpassword'],
    ['of 73 bytes', `Aa1!${'x'.repeat(69)}`],
    ['of 73 bytes in fewer letters', `Aa1!${'é'.repeat(34)}x`],
    ['of a megabyte', `Aa1!${'x'.repeat(60_000)}`],
    ['empty', ''],
  ];

  it('17: are refused at every door: sign-up, change, and by staff', async () => {
    const person = await signUp(backend);
    const service = { apikey: backend.serviceKey, authorization: `Bearer ${backend.serviceKey}` };
    for (const [what, password] of WEAK) {
      const email = `${crypto.randomUUID()}@people.test`;
      const atSignUp = await post(backend, '/auth/v1/signup', { email, password });
      expect([what, atSignUp.status, await errorCodeOf(atSignUp)]).toEqual([what, 422, 'weak_password']);
      const byStaff = await ask('/auth/v1/admin/users', service, {
        method: 'POST',
        body: JSON.stringify({ email, password }),
      });
      expect([what, byStaff.status, await errorCodeOf(byStaff)]).toEqual([what, 422, 'weak_password']);
      if (what === 'empty') continue; // An empty password is no wish to change it.
      expect([what, (await person.auth.updateUser({ password })).error?.code]).toEqual([what, 'weak_password']);
    }
    expect(
      (await authClient(backend).signInWithPassword({ email: person.email, password: PASSWORD })).error,
    ).toBeNull();
  });

  it('17: 72 bytes are accepted, and every one of them counts', async () => {
    const email = `${crypto.randomUUID()}@people.test`;
    const password = `Aa1!${'é'.repeat(34)}`;
    expect((await authClient(backend).signUp({ email, password })).error).toBeNull();
    const { error } = await authClient(backend).signInWithPassword({ email, password: `${password.slice(0, -1)}è` });
    expect(error?.code).toBe('invalid_credentials');
  });
});

describe('18: what another site can make a browser send', () => {
  const FORMS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''];
  const POSTS = [
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'recover',
    'otp',
    'resend',
    'verify',
  ];

  it('18: form posts and text bodies are refused everywhere and change nothing', async () => {
    const { email } = await signUp(backend);
    const body = JSON.stringify({ email, password: PASSWORD, type: 'signup', token: '000000', refresh_token: 'x' });
    const count = async () =>
      (
        await withSql(
          backend,
          (sql) => sql`
            select (select count(*) from auth.one_time_tokens t join auth.users u on u.id = t.user_id where u.email = ${email})
              + (select count(*) from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}) as n`,
        )
      )[0]!.n;
    const before = await count();
    for (const path of POSTS) {
      for (const type of FORMS) {
        const answer = await post(backend, `/auth/v1/${path}`, body, {
          'content-type': type,
          origin: 'https://evil.example',
        });
        expect([path, type, answer.status]).toEqual([path, type, 415]);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
    expect(await count()).toBe(before);
  });

  it('18: no GET changes anything, neither at an endpoint that posts nor by a mailed link', async () => {
    const person = await signUp(backend);
    for (const path of [...POSTS.filter((each) => each !== 'verify'), 'logout', 'admin/generate_link', 'invite']) {
      const answer = await ask(`/auth/v1/${path}`, {
        apikey: backend.anonKey,
        authorization: `Bearer ${person.token}`,
      });
      expect([path, [403, 404].includes(answer.status)]).toEqual([path, true]);
    }
    // Needs the person's token in a header, which no link and no image sends.
    expect((await ask('/auth/v1/reauthenticate', { apikey: backend.anonKey })).status).toBe(401);

    await post(backend, '/auth/v1/recover', { email: person.email });
    const { link } = await newestMail(backend, person.email, 'recovery');
    const hash = new URL(link).searchParams.get('token_hash')!;
    for (const query of [`token=${hash}&type=recovery`, `token_hash=${hash}&type=recovery`, 'token=&type=', '']) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(`${backend.url}/auth/v1/verify?${query}`, { method, redirect: 'manual' });
        expect(answer.headers.get('location') ?? '').not.toMatch(/access_token|refresh_token/);
      }
    }
    expect((await person.auth.getUser()).error).toBeNull();
    expect((await confirmLink(backend, link)).session).not.toBeNull();
  });

  it('18: origins get permission by a list; lookalikes, null and other ports do not', async () => {
    const own = new URL(backend.url);
    const permission = async (origin: string, method: string) => {
      const answer = await fetch(`${backend.url}/auth/v1/token`, {
        method,
        headers: { origin, 'access-control-request-method': 'POST', apikey: backend.anonKey },
      });
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      return answer.headers.get('access-control-allow-origin');
    };
    for (const method of ['OPTIONS', 'POST']) {
      expect(await permission(own.origin, method)).toBe(own.origin);
      for (const origin of [
        'null',
        'https://evil.example',
        `${own.origin}.evil.example`,
        `http://${own.hostname}:1`,
        `https://${own.host}`,
        `http://sub.${own.host}`,
      ])
        expect([origin, await permission(origin, method)]).toEqual([origin, null]);
    }
  });

  it('16, 18: links lead to this site whatever return address was asked for', async () => {
    for (const redirectTo of [
      '//evil.example',
      'https:evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'https://user@localhost/',
      'data:text/html,x',
      '/%2f%2fevil.example',
    ]) {
      const query = new URLSearchParams({ token: 'x', type: 'recovery', redirect_to: redirectTo });
      const answer = await fetch(`${backend.url}/auth/v1/verify?${query}`, { redirect: 'manual' });
      const target = new URL(answer.headers.get('location')!);
      expect([redirectTo, target.origin]).toEqual([redirectTo, new URL(backend.url).origin]);
      expect(new URL(target.searchParams.get('redirect_to')!).origin).toBe(new URL(backend.url).origin);
    }
  });

  it('18, 12: bodies over the limit are refused, whether their length was announced or not', async () => {
    const huge = JSON.stringify({ email: 'a@b.test', password: 'x'.repeat(100_000) });
    expect((await post(backend, '/auth/v1/signup', huge)).status).toBe(413);
    const pieces = inPieces(Array.from({ length: 40 }, () => Buffer.alloc(16_384, 120)));
    const endless = await ask('/auth/v1/signup', { apikey: backend.anonKey }, {
      method: 'POST',
      body: pieces,
      duplex: 'half',
    } as RequestInit);
    expect(endless.status).toBe(413);
    expect((await post(backend, '/auth/v1/signup', '{"email":')).status).toBe(400);
    expect((await post(backend, '/auth/v1/signup', '[]')).status).toBe(400);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come to be within three seconds.');
}
