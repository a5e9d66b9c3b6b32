import { SignJWT } from 'jose';
import { request } from 'node:http';
import Stripe from 'stripe';
import { sharedBackend } from '../../../servers/testing/clients.ts';
import { secretsOf } from '../../../servers/testing/secretsOf.ts';
import { listener } from '../support/people.ts';

const backend = sharedBackend();
const secrets = secretsOf(backend.dataDir);
const DAY_S = 86_400;

/** A request with its own Host header, which fetch does not allow. */
const withHost = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; text: string; headers: string }>((resolve, reject) => {
    const { hostname, port } = new URL(backend.url);
    request({ hostname, port, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode!, text, headers: JSON.stringify(answer.headers) }));
    })
      .on('error', reject)
      .end();
  });

describe('2. a forged Host', () => {
  test.each(['evil.test', 'localhost:5432', 'evil.test:80@localhost', '[::1]'])(
    '%s is repeated nowhere',
    async (host) => {
      const headers = { host, 'x-forwarded-host': 'evil.test', accept: 'text/html', apikey: backend.anonKey };
      for (const path of [
        '/',
        '/releases.json',
        '/auth/v1/settings',
        '/rest/v1/genres?limit=1',
        '/healthz',
        '/nowhere.js',
      ]) {
        const answer = await withHost(path, headers);
        expect(answer.text + answer.headers).not.toContain('evil.test');
      }
    },
  );
});

describe('38. data that anyone can request', () => {
  test('healthz contains parts and states, nothing else', async () => {
    const body = (await (await fetch(`${backend.url}/healthz`)).json()) as {
      status: string;
      parts: Record<string, string>;
    };
    expect(Object.keys(body).sort()).toEqual(['parts', 'status']);
    for (const state of Object.values(body.parts)) expect(['starting', 'up', 'down', 'off']).toContain(state);
  });

  test.each(['/rest/v1/albums', '/auth/v1/user', '/storage/v1/bucket'])(
    '%s lets pages of listed origins alone read its answers',
    async (path) => {
      for (const origin of ['https://evil.test', 'null', 'http://localhost.evil.test', `${backend.url}.evil.test`]) {
        for (const method of ['GET', 'OPTIONS']) {
          const { headers } = await fetch(backend.url + path, {
            method,
            headers: { origin, apikey: backend.anonKey, 'access-control-request-method': 'GET' },
          });
          expect(headers.get('access-control-allow-origin')).toBeNull();
          expect(headers.get('access-control-allow-credentials')).toBeNull();
        }
      }
    },
  );

  test.each([
    '/auth/v1/nowhere',
    '/storage/v1/nowhere',
    '/functions/v1/nowhere',
    '/functions/v1/../../secrets.json',
    '/secrets.json',
    '/.env',
    '/run.json',
    '/postgrest.conf',
    '/children/database.json',
  ])('%s is not there, and says nothing of the inside', async (path) => {
    const answer = await fetch(backend.url + path, { headers: { apikey: backend.anonKey } });
    const text = await answer.text();
    expect(answer.status).toBe(404);
    for (const value of Object.values(secrets)) expect(text).not.toContain(value);
    expect(text).not.toMatch(/at .+\.(ts|mjs|js):\d+|node_modules|postgres:\/\//);
  });
});

describe('50. a clock that is wrong by a day', () => {
  const token = (claims: object, issuedAt: number, expiresAt: number) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(new TextEncoder().encode(secrets.jwtSecret));
  const now = () => Math.floor(Date.now() / 1000);

  test('ends a session of yesterday, and does not extend one of tomorrow', async () => {
    const lena = await listener();
    const claims = JSON.parse(Buffer.from(lena.token.split('.')[1]!, 'base64url').toString()) as object;
    const statusOf = async (bearer: string) => {
      const headers = { apikey: backend.anonKey, authorization: `Bearer ${bearer}` };
      return Promise.all(
        ['/rest/v1/user_settings', '/auth/v1/user'].map(
          async (path) => (await fetch(backend.url + path, { headers })).status,
        ),
      );
    };
    expect(await statusOf(await token(claims, now() - 2 * DAY_S, now() - DAY_S))).toEqual([401, expect.any(Number)]);
    expect((await statusOf(await token(claims, now() - 2 * DAY_S, now() - DAY_S)))[1]).toBeGreaterThanOrEqual(401);
    expect(await statusOf(lena.token)).toEqual([200, 200]);
  });

  test.each([-DAY_S, DAY_S])('refuses a webhook that was signed %d seconds from now', async (offset) => {
    const payload = JSON.stringify({
      id: 'evt_clock',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: {} },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: secrets.webhookSecret!,
      timestamp: now() + offset,
    });
    const answer = await fetch(`${backend.url}/functions/v1/stripe-webhook`, {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': signature },
    });
    expect(answer.status).toBe(400);
  });
});
