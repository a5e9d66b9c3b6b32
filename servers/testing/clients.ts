import { AuthClient, type EmailOtpType } from '@supabase/auth-js';
import { StorageClient } from '@supabase/storage-js';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import postgres from 'postgres';
import { makeAccount } from './accounts.ts';
import { callerHeaders } from './kit/callerHeaders.ts';

/** The keys and URLs of a backend under test. */
export type Backend = { url: string; anonKey: string; serviceKey: string; databaseUrl: string; dataDir: string };

export { PASSWORD } from './accounts.ts';

/** The backend that the global setup of the run started. */
export function sharedBackend(): Backend {
  const read = (name: string) => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is not set: run these tests with jest.database.config.mjs.`);
    return value;
  };
  return {
    url: read('FAIRTONE_TEST_URL'),
    anonKey: read('FAIRTONE_TEST_ANON_KEY'),
    serviceKey: read('FAIRTONE_TEST_SERVICE_KEY'),
    databaseUrl: read('FAIRTONE_TEST_DB_URL'),
    dataDir: read('FAIRTONE_TEST_DATA_DIR'),
  };
}

/** The official auth client on one device. */
export const authClient = ({ url, anonKey }: Backend, flowType: 'implicit' | 'pkce' = 'implicit') =>
  new AuthClient({
    flowType,
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });

/** The official storage client with a token or a key, or as a guest. */
export const storageClient = ({ url, anonKey }: Backend, token?: string) =>
  new StorageClient(`${url}/storage/v1`, callerHeaders({ anonKey }, token));

export type Person = {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
  auth: ReturnType<typeof authClient>;
};

/** A person with an account, signed in on a device of their own. */
export async function signUp(
  backend: Backend,
  role: 'customer' | 'artist' = 'customer',
  email = `${randomUUID()}@people.test`,
): Promise<Person> {
  const session = await makeAccount(backend, { email, metadata: { full_name: 'Test Person', role } });
  const { access_token: token, refresh_token: refreshToken, user } = session;
  const auth = authClient(backend);
  const { error } = await auth.setSession({ access_token: token, refresh_token: refreshToken });
  if (error) throw error;
  return { id: user.id, email, token, refreshToken, auth };
}

/** A plain request that the official clients would never send. */
export function post(
  backend: Backend,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(backend.url + path, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Queries the database as its owner. */
export async function withSql<Result>(
  { databaseUrl }: Backend,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

export type OutboxMail = { to: string; kind: string; link: string; code: string; subject: string };

/** All messages to an address or number, newest first. */
export async function outbox({ url }: Pick<Backend, 'url'>, to: string): Promise<OutboxMail[]> {
  return (await (await fetch(`${url}/outbox.json?to=${encodeURIComponent(to)}`)).json()) as OutboxMail[];
}

/**
 * The newest e-mail to an address. E-mails are written after the response, so this waits up to ten seconds.
 * @param before an earlier e-mail: this waits for another one
 */
export async function newestMail(
  backend: Pick<Backend, 'url'>,
  to: string,
  kind: string,
  before?: OutboxMail,
): Promise<OutboxMail> {
  for (let tries = 0; tries < 200; tries += 1) {
    const mail = (await outbox(backend, to)).find((each) => each.kind === kind);
    if (mail && mail.link !== before?.link) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No ${kind} mail to ${to}`);
}

/** Does what the page of an e-mailed link does when its button is pressed. */
export async function confirmLink(backend: Backend, link: string, auth = authClient(backend)) {
  const query = new URL(link).searchParams;
  const { data, error } = await auth.verifyOtp({
    token_hash: query.get('token_hash')!,
    type: query.get('type') as EmailOtpType,
  });
  return { auth, session: data.session, errorCode: error?.code ?? null };
}

/** A body sent in chunks, without a content-length. */
export const chunkedBody = (chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>;
