import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changeKeys } from '../../../servers/testing/changeKeys.ts';
import { sharedBackend, signUp } from '../../../servers/testing/clients.ts';
import { projectRoot } from '../../../servers/testing/projectRoot.ts';
import { secretsOf } from '../../../servers/testing/secretsOf.ts';
import { ask, type Headers } from './authRequests.ts';

const backend = sharedBackend();
const { anonKey: GUEST, serviceKey: SERVICE } = backend;

/** Requests that only the service may send, one to each service. */
const OF_THE_SERVICE: [string, string][] = [
  ['GET', '/rest/v1/emails?limit=1'],
  ['GET', '/auth/v1/admin/users?per_page=1'],
  ['DELETE', '/storage/v1/upload/unfinished/00000000-0000-4000-8000-000000000000'],
  ['POST', '/functions/v1/check-setup'],
];

const statusesWith = (headers: Headers) =>
  Promise.all(
    OF_THE_SERVICE.map(async ([method, path]) => {
      const body = method === 'POST' ? { body: '{}' } : {};
      const answer = await ask(path, { 'content-type': 'application/json', ...headers }, { method, ...body });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );

const TAKEN = [200, 200, 204, 200];
const UNKNOWN = [401, 401, 401, 401];

describe('a secret key', () => {
  it('acts for the service everywhere, in apikey alone or also as the bearer', async () => {
    expect(await statusesWith({ apikey: SERVICE })).toEqual(TAKEN);
    expect(await statusesWith({ apikey: SERVICE, authorization: `Bearer ${SERVICE}` })).toEqual(TAKEN);
  });

  it.each([
    ['is unknown', { apikey: 'sb_secret_0123456789abcdefghijklmnopqrstuv' }],
    ['is the bearer alone', { authorization: `Bearer ${SERVICE}` }],
    ['stands behind the key of guests', { apikey: GUEST, authorization: `Bearer ${SERVICE}` }],
    ['was cut', { apikey: SERVICE.slice(0, -1) }],
  ])('that %s is refused with 401 by every service', async (_how, headers) => {
    expect(await statusesWith(headers)).toEqual(UNKNOWN);
  });

  it('is refused in a browser, where everybody can read it', async () => {
    const inBrowser = { apikey: SERVICE, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
    const [rest, auth, storage] = await statusesWith(inBrowser);
    expect([rest, auth, storage]).toEqual([401, 401, 401]);
  });

  it('is taken as soon as it is added, and refused as soon as it is removed', async () => {
    const key = await changeKeys(backend, 'add', 'secret', 'attacked');
    expect(await statusesWith({ apikey: key })).toEqual(TAKEN);
    await changeKeys(backend, 'remove', 'secret', 'attacked');
    expect(await statusesWith({ apikey: key })).toEqual(UNKNOWN);
    expect(await statusesWith({ apikey: SERVICE })).toEqual(TAKEN);
  });

  it('is in no page and no answer', async () => {
    const hidden = secretsOf(backend.dataDir);
    expect(Object.keys(hidden)).toContain('secretKeys.default');
    for (const path of ['/', '/explore', '/releases.json', '/auth/v1/settings', '/manifest.webmanifest']) {
      const answer = await ask(path, { apikey: GUEST, accept: 'text/html' });
      const text = (await answer.text()) + JSON.stringify([...answer.headers]);
      for (const [name, value] of Object.entries(hidden))
        expect([path, name, text.includes(value)]).toEqual([path, name, false]);
      expect(text).not.toContain('sb_secret_');
    }
  });
});

describe('the key of guests', () => {
  it('has the rights of a guest and no more, also as the bearer, and beside a person’s token', async () => {
    const person = await signUp(backend);
    for (const bearer of [null, GUEST, person.token]) {
      const headers = { apikey: GUEST, ...(bearer && { authorization: `Bearer ${bearer}` }) };
      for (const status of await statusesWith(headers)) expect([401, 403]).toContain(status);
    }
  });

  it('is refused with 401 as the bearer of another key', async () => {
    expect(await statusesWith({ apikey: SERVICE, authorization: `Bearer ${GUEST}` })).toEqual(UNKNOWN);
  });

  it('is refused as soon as it is removed', async () => {
    const key = await changeKeys(backend, 'add', 'publishable', 'attacked');
    const statusWith = async () => (await ask('/rest/v1/genres?limit=1', { apikey: key })).status;
    expect(await statusWith()).toBe(200);
    await changeKeys(backend, 'remove', 'publishable', 'attacked');
    expect(await statusWith()).toBe(401);
  });
});

describe('the edge functions', () => {
  /** The provider signs its events, links in e-mails carry their own token, and a page that closes may send no header. */
  const OPEN = ['stripe-webhook', 'telemetry', 'unsubscribe'];
  const names = readdirSync(join(projectRoot(), 'supabase/functions')).filter((name) => !/^_|\.json$/.test(name));

  it.each(names.filter((name) => !OPEN.includes(name)))(
    '%s refuses callers without a key or with a wrong one',
    async (name) => {
      for (const headers of [
        {},
        { apikey: 'sb_publishable_unknown' },
        { apikey: GUEST, authorization: 'Bearer a.b.c' },
      ]) {
        const init = { method: 'POST', body: '{}' };
        const answer = await ask(
          `/functions/v1/${name}`,
          { 'content-type': 'application/json', ...headers } as Headers,
          init,
        );
        expect([headers, answer.status]).toEqual([headers, 401]);
      }
    },
  );
});
