import type { Database } from '@fairtone/db-types';
import { PostgrestClient } from '@supabase/postgrest-js';
import { makeAccount, type SessionBody } from '../accounts.ts';

/** Where a backend is, and the key that every visitor has. */
export type Address = { url: string; anonKey: string };
/** The data API with somebody's rights. */
export type Rest = PostgrestClient<Database, { PostgrestVersion: '12' }>;

/** Somebody with an account and a session. */
export interface Person {
  id: string;
  email: string;
  token: string;
  rest: Rest;
  session: SessionBody;
}

/** A client of the data API that sends this token, as supabase-js does; a guest's without one. */
export function restAs({ url, anonKey }: Address, token = anonKey): Rest {
  return new PostgrestClient(`${url}/rest/v1`, { headers: { apikey: anonKey, Authorization: `Bearer ${token}` } });
}

export const personOf = (backend: Address, session: SessionBody): Person => ({
  id: session.user.id,
  email: session.user.email,
  token: session.access_token,
  rest: restAs(backend, session.access_token),
  session,
});

/**
 * Makes an account with a session, without the form.
 * @param metadata what a visitor may claim about themselves at sign-up: `full_name`, `role`
 */
export const signUp = async (
  backend: Address & { databaseUrl: string; dataDir: string },
  metadata: Record<string, unknown>,
  email?: string,
): Promise<Person> => personOf(backend, await makeAccount(backend, { metadata, email }));
