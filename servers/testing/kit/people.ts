import type { Database } from '@fairtone/db-types';
import { PostgrestClient } from '@supabase/postgrest-js';
import { makeAccount, type SessionBody } from '../accounts.ts';
import { callerHeaders } from './callerHeaders.ts';

/** URL of a backend, and its publishable key. */
export type Address = { url: string; anonKey: string };
/** The data API with the person's rights. */
export type Rest = PostgrestClient<Database, { PostgrestVersion: '12' }>;

/** A person with an account and a session. */
export interface Person {
  id: string;
  email: string;
  token: string;
  rest: Rest;
  session: SessionBody;
}

/** A client of the data API that sends this token or key; without one, a guest's. */
export function restAs({ url, anonKey }: Address, token?: string): Rest {
  return new PostgrestClient(`${url}/rest/v1`, { headers: callerHeaders({ anonKey }, token) });
}

export const personOf = (backend: Address, session: SessionBody): Person => ({
  id: session.user.id,
  email: session.user.email,
  token: session.access_token,
  rest: restAs(backend, session.access_token),
  session,
});

/**
 * Creates an account with a session through the API.
 * @param metadata metadata that a visitor may set at sign-up: `full_name`, `role`
 */
export const signUp = async (
  backend: Address & { databaseUrl: string; dataDir: string },
  metadata: Record<string, unknown>,
  email?: string,
): Promise<Person> => personOf(backend, await makeAccount(backend, { metadata, email }));
