import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeKeys } from '../../../testing/changeKeys.ts';
import { authClient, PASSWORD, signUp } from '../../../testing/clients.ts';
import { eventually } from '../../../testing/eventually.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

const keyOfPage = async () => {
  const page = await (await fetch(backend.url, { headers: { accept: 'text/html' } })).text();
  return /"supabaseAnonKey":"([^"]+)"/.exec(page)?.[1];
};
const genresWith = async (apikey: string) =>
  (await fetch(`${backend.url}/rest/v1/genres?limit=1`, { headers: { apikey } })).status;
const emailsWith = async (apikey: string) =>
  (await fetch(`${backend.url}/rest/v1/emails?limit=1`, { headers: { apikey } })).status;

describe('a rotation of keys while the product runs', () => {
  it('gives pages the new key of guests, and takes the one before until it is removed', async () => {
    const before = backend.anonKey;
    expect(await keyOfPage()).toBe(before);
    const after = await changeKeys(backend, 'rotate', 'publishable');
    expect(await keyOfPage()).toBe(after);
    expect([await genresWith(before), await genresWith(after)]).toEqual([200, 200]);
    await changeKeys(backend, 'remove', 'publishable', 'previous');
    expect([await genresWith(before), await genresWith(after)]).toEqual([401, 200]);
    Object.assign(backend, { anonKey: after });
  });

  it('gives functions the new secret key: they go on working when the one before is gone', async () => {
    const person = await signUp(backend);
    const albums = async () => {
      const headers = {
        apikey: backend.anonKey,
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
      };
      const body = JSON.stringify({ albumId: randomUUID(), format: 'mp3' });
      const answer = await fetch(`${backend.url}/functions/v1/request-download`, { method: 'POST', headers, body });
      return ((await answer.json()) as { error: { code: string } }).error.code;
    };
    expect(await albums()).toBe('album_not_found');
    const before = backend.serviceKey;
    const after = await changeKeys(backend, 'rotate', 'secret');
    expect([await emailsWith(before), await emailsWith(after)]).toEqual([200, 200]);
    await changeKeys(backend, 'remove', 'secret', 'previous');
    expect([await emailsWith(before), await emailsWith(after)]).toEqual([401, 200]);
    expect(await albums()).toBe('album_not_found');
  });
});

describe('a rotation of the key that signs access tokens', () => {
  const keyIdOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid: string }).kid;
  const advertised = async () => {
    const answer = await fetch(`${backend.url}/auth/v1/.well-known/jwks.json`);
    return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  };
  const statusesWith = async (token: string) => {
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const statusOf = async (path: string, init: RequestInit = {}) =>
      (await fetch(backend.url + path, { headers, ...init })).status;
    return [
      await statusOf('/rest/v1/user_settings'),
      await statusOf('/auth/v1/user'),
      await statusOf('/storage/v1/object/list/avatars', { method: 'POST', body: '{"prefix":""}' }),
      await statusOf('/functions/v1/export-account', { method: 'POST', body: '{}' }),
    ];
  };

  it('signs nobody out; when the key before is removed, its tokens are refused at once and renewed', async () => {
    const person = await signUp(backend);
    const before = keyIdOf(person.token);
    await changeKeys(backend, 'rotate', 'tokens');
    expect(await statusesWith(person.token)).toEqual([200, 200, 200, 200]);

    const entered = await authClient(backend).signInWithPassword({ email: person.email, password: PASSWORD });
    const token = entered.data.session!.access_token;
    expect(await advertised()).toEqual([keyIdOf(token), before]);
    expect(await statusesWith(token)).toEqual([200, 200, 200, 200]);

    await changeKeys(backend, 'remove', 'tokens', 'previous');
    expect(await statusesWith(person.token)).toEqual([401, 403, 401, 401]);
    expect(await statusesWith(token)).toEqual([200, 200, 200, 200]);
    const { data } = await authClient(backend).refreshSession({ refresh_token: person.refreshToken });
    expect(keyIdOf(data.session!.access_token)).toBe(keyIdOf(token));
    expect(await advertised()).toEqual([keyIdOf(token)]);
  });

  it('is verified by the official client with the public keys alone', async () => {
    const person = await signUp(backend);
    const { data, error } = await authClient(backend).getClaims(person.token);
    expect([error, data?.claims.sub, data?.header.alg]).toEqual([null, person.id, 'ES256']);
  });

  it('is loaded again by a data API that was killed', async () => {
    await changeKeys(backend, 'rotate', 'tokens');
    const person = await signUp(backend);
    const { pid } = JSON.parse(readFileSync(join(backend.dataDir, 'children/rest.json'), 'utf8')) as { pid: number };
    process.kill(pid, 'SIGKILL');
    await eventually(async () => expect(await statusesWith(person.token)).toEqual([200, 200, 200, 200]));
  });
});
