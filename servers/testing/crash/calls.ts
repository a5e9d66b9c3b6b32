import { randomUUID } from 'node:crypto';
import { PASSWORD, type Backend } from '../clients.ts';
import { callerHeaders } from '../kit/callerHeaders.ts';

/** Time-out in ms, longer than any response takes: a request to a dead process must not block the run. */
const PATIENCE_MS = 8_000;

export type Caller = { id: string; token: string };

async function send(
  backend: Backend,
  who: Caller,
  method: string,
  path: string,
  body: BodyInit | null,
  headers: Record<string, string>,
) {
  const answer = await fetch(backend.url + path, {
    method,
    body,
    headers: { ...callerHeaders(backend, who.token), ...headers },
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'manual',
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return { text, headers: answer.headers };
}

const JSON_TYPE = { 'content-type': 'application/json' };

export const insert = async (backend: Backend, who: Caller, table: string, row: object): Promise<void> =>
  void (await send(backend, who, 'POST', `/rest/v1/${table}`, JSON.stringify(row), {
    ...JSON_TYPE,
    prefer: 'return=minimal',
  }));

export const call = async (backend: Backend, who: Caller, path: string, args: object): Promise<unknown> =>
  JSON.parse((await send(backend, who, 'POST', path, JSON.stringify(args), JSON_TYPE)).text || 'null');

export const upload = async (
  backend: Backend,
  who: Caller,
  place: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> =>
  void (await send(backend, who, 'POST', `/storage/v1/object/${place}`, bytes as Uint8Array<ArrayBuffer>, {
    'content-type': contentType,
  }));

/** Sent through the auth service, which may be killed meanwhile; without the official client, which logs every failed attempt. */
export async function signUp(backend: Backend, role: 'customer' | 'artist'): Promise<Caller & { email: string }> {
  const email = `${randomUUID()}@people.test`;
  const guest = { id: '', token: backend.anonKey };
  const session = await call(backend, guest, '/auth/v1/signup', {
    email,
    password: PASSWORD,
    data: { role, full_name: 'Test Person' },
  });
  const { access_token: token, user } = session as { access_token: string; user: { id: string } };
  return { id: user.id, email, token };
}
