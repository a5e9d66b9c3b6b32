import { SignJWT } from 'jose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkedBody, sharedBackend, signUp } from '../../../testing/clients.ts';

const backend = sharedBackend();
const { jwtSecret, anonKey, serviceKey } = JSON.parse(
  readFileSync(join(backend.dataDir, 'secrets.json'), 'utf8'),
) as Record<'jwtSecret' | 'anonKey' | 'serviceKey', string>;

const ask = (headers: Record<string, string>, path = 'profiles?limit=1') =>
  fetch(`${backend.url}/rest/v1/${path}`, { headers });

const token = (claims: Record<string, unknown>, secret = jwtSecret, lifetime = '1h', alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg }).setExpirationTime(lifetime).sign(new TextEncoder().encode(secret));

const unsigned = (claims: object) =>
  `${[{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

describe('the data service', () => {
  it('answers 401 without a key, with a wrong one and with garbage, for every claim of the sender', async () => {
    const forged = {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      forwarded: 'for=127.0.0.1',
      'x-real-ip': '127.0.0.1',
    };
    const keys = [
      undefined,
      '',
      'garbage',
      backend.anonKey.slice(0, -1),
      await token({ role: 'service_role' }, 'another-secret-of-thirty-two-chars'),
    ];
    for (const key of keys) {
      const answer = await ask({ ...forged, ...(key === undefined ? {} : { apikey: key }) });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/API key/) });
    }
  });

  it('gives the role of a key to its sender: also for one that is the bearer too, as supabase-js sends it', async () => {
    const emails = async (key: string, headers: Record<string, string> = {}) =>
      (await ask({ apikey: key, ...headers }, 'emails?limit=1')).status;
    for (const key of [backend.serviceKey, serviceKey]) {
      expect(await emails(key)).toBe(200);
      expect(await emails(key, { authorization: `Bearer ${key}` })).toBe(200);
    }
    for (const key of [backend.anonKey, anonKey]) {
      expect([401, 403]).toContain(await emails(key));
      expect([401, 403]).toContain(await emails(key, { authorization: `Bearer ${key}` }));
      expect((await ask({ apikey: key })).status).toBe(200);
    }
  });

  it('accepts only the keys, and no other token that is signed with its secret', async () => {
    const { token: userToken } = await signUp(backend);
    expect((await ask({ apikey: userToken })).status).toBe(401);
    expect((await ask({ apikey: await token({ role: 'service_role' }) })).status).toBe(401);
  });

  it('refuses tokens with another signature, another algorithm, an expired date or a database role', async () => {
    const bad = [
      await token({ role: 'service_role' }, 'another-secret-of-thirty-two-chars'),
      await token({ role: 'service_role' }, jwtSecret, '1h', 'HS512'),
      await token({ role: 'service_role' }, jwtSecret, '-1h'),
      await token({ role: 'postgres' }),
      await token({ role: 'authenticator' }),
      unsigned({ role: 'service_role' }),
      'garbage',
    ];
    for (const bearer of bad) {
      const answer = await ask({ apikey: backend.anonKey, authorization: `Bearer ${bearer}` });
      expect([401, 403]).toContain(answer.status);
    }
  });

  it('gives a guest at most 1000 rows', async () => {
    const answer = await ask({ apikey: backend.anonKey, prefer: 'count=planned' }, 'genres?limit=1000000');
    expect(((await answer.json()) as unknown[]).length).toBeLessThanOrEqual(1000);
  });

  it('refuses a body of two megabytes, also in chunks, and an endless filter', async () => {
    const headers = { apikey: backend.anonKey, 'content-type': 'application/json' };
    const whole = await fetch(`${backend.url}/rest/v1/albums`, {
      method: 'POST',
      headers,
      body: 'x'.repeat(2_000_000),
    });
    expect(whole.status).toBe(413);
    const pieces = chunkedBody(Array.from({ length: 40 }, () => Buffer.alloc(65_536, 120)));
    const streamed = await fetch(`${backend.url}/rest/v1/albums`, {
      method: 'POST',
      headers,
      body: pieces,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect(
      (await ask({ apikey: backend.anonKey }, `albums?id=in.(${'x,'.repeat(15_000)})`)).status,
    ).toBeGreaterThanOrEqual(414);
  });

  it('stops a query that runs longer than eight seconds and serves others meanwhile', async () => {
    const slow = fetch(
      `${backend.url}/rest/v1/albums?select=title&title=match.${encodeURIComponent(`(${'a*'.repeat(50)})*b`)}`,
      {
        headers: { apikey: backend.anonKey },
      },
    );
    expect((await ask({ apikey: backend.anonKey })).status).toBe(200);
    expect((await slow).status).toBeLessThan(600);
  });

  it('passes on filters with encoded characters unchanged', async () => {
    const answer = await ask({ apikey: backend.anonKey }, `genres?select=name&name=eq.${encodeURIComponent('R&B')}`);
    expect(await answer.json()).toEqual([{ name: 'R&B' }]);
  });

  it('shows guests neither schema nor the tables of other services', async () => {
    expect((await ask({ apikey: backend.anonKey }, '')).status).toBe(404);
    for (const schema of ['auth', 'storage', 'fairtone_private', 'private']) {
      const answer = await ask({ apikey: backend.anonKey, 'accept-profile': schema }, 'users');
      expect(answer.status).toBe(406);
    }
  });
});
