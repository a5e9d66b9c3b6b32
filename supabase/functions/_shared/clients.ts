import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@fairtone/db-types';
import { env } from './env.ts';

export type Client = SupabaseClient<Database>;

const STATELESS = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

let service: Client | undefined;
let anonymous: Client | undefined;

/** Bypasses all policies: only for what the caller was found to be allowed. */
export function serviceClient(): Client {
  return (service ??= createClient<Database>(env('SUPABASE_URL'), env('SUPABASE_SERVICE_ROLE_KEY'), STATELESS));
}

/** Has the rights of the request's sender. */
export function callerClient(request: Request): Client {
  const authorization = request.headers.get('authorization') ?? '';
  const options = { ...STATELESS, global: { headers: { authorization } } };
  return createClient<Database>(env('SUPABASE_URL'), env('SUPABASE_ANON_KEY'), options);
}

/** Has the rights of a guest. */
export function anonymousClient(): Client {
  return (anonymous ??= createClient<Database>(env('SUPABASE_URL'), env('SUPABASE_ANON_KEY'), STATELESS));
}
