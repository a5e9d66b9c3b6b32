import type { Database } from '@fairtone/db-types';
import { PostgrestClient } from '@supabase/postgrest-js';
import postgres from 'postgres';
import { setting } from './setting';

export type Rest = PostgrestClient<Database, { PostgrestVersion: '12' }>;

/** A client of the data API that sends this token, as supabase-js does. */
export function restAs(token: string): Rest {
  const headers = { apikey: setting('FAIRTONE_TEST_ANON_KEY'), Authorization: `Bearer ${token}` };
  return new PostgrestClient(`${setting('FAIRTONE_TEST_URL')}/rest/v1`, { headers });
}

export const guest = (): Rest => restAs(setting('FAIRTONE_TEST_ANON_KEY'));

/** The edge functions' view: the service role. */
export const server = (): Rest => {
  const key = setting('FAIRTONE_TEST_SERVICE_KEY');
  const headers = { apikey: key, Authorization: `Bearer ${key}` };
  return new PostgrestClient(`${setting('FAIRTONE_TEST_URL')}/rest/v1`, { headers });
};

export async function postToAuth(path: string, body: object): Promise<Response> {
  return fetch(`${setting('FAIRTONE_TEST_URL')}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: setting('FAIRTONE_TEST_ANON_KEY'), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export const databaseUrl = (): string => setting('FAIRTONE_TEST_DB_URL');

let connection: postgres.Sql | undefined;

/** The owner's connection: to look behind the policies, and to act as a role where no API does. */
export function sql(): postgres.Sql {
  connection ??= postgres(databaseUrl(), { max: 2, onnotice: () => undefined });
  return connection;
}

afterAll(async () => {
  await connection?.end({ timeout: 5 });
  connection = undefined;
});
