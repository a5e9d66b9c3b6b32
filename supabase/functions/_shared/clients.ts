import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@fairtone/db-types';
import { publishableKey, secretKey } from './apiKeys.ts';
import { env } from './env.ts';

export type Client = SupabaseClient<Database>;

const STATELESS = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

/** A client is kept as long as its key is: keys are rotated while functions run. */
function keptClient(keyNow: () => string): () => Client {
  let kept: { key: string; client: Client } | undefined;
  return () => {
    const key = keyNow();
    if (kept?.key !== key) kept = { key, client: createClient<Database>(env('SUPABASE_URL'), key, STATELESS) };
    return kept.client;
  };
}

/** Bypasses all policies: only for what the caller was found to be allowed. */
export const serviceClient = keptClient(secretKey);

/** Has the rights of a guest. */
export const anonymousClient = keptClient(publishableKey);

/** Has the rights of the person whose token the request carries, after `requireCaller`. */
export function callerClient(request: Request): Client {
  const authorization = request.headers.get('authorization') ?? '';
  const options = { ...STATELESS, global: { headers: { authorization } } };
  return createClient<Database>(env('SUPABASE_URL'), publishableKey(), options);
}
