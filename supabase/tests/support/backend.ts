import postgres from 'postgres';
import { sharedBackend } from '../../../servers/testing/clients';
import { restAs as restOf, type Rest } from '../../../servers/testing/kit/people';
import { setting } from './setting';

export type { Rest };

/** A client of the data API that sends this token, as supabase-js does. */
export const restAs = (token: string): Rest => restOf(sharedBackend(), token);

export const guest = (): Rest => restAs(setting('FAIRTONE_TEST_ANON_KEY'));

/** The data API with the service role, as edge functions use it. */
export function server(): Rest {
  const { url, serviceKey } = sharedBackend();
  return restOf({ url, anonKey: serviceKey });
}

export async function postToAuth(path: string, body: object): Promise<Response> {
  return fetch(`${setting('FAIRTONE_TEST_URL')}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: setting('FAIRTONE_TEST_ANON_KEY'), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export const databaseUrl = (): string => setting('FAIRTONE_TEST_DB_URL');

let connection: postgres.Sql | undefined;

/** The owner's connection: bypasses policies, and acts as a role where no API does. */
export function sql(): postgres.Sql {
  connection ??= postgres(databaseUrl(), { max: 2, onnotice: () => undefined });
  return connection;
}

afterAll(async () => {
  await connection?.end({ timeout: 5 });
  connection = undefined;
});
