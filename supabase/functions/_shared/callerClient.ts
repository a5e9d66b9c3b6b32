import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js';
import { env } from './env.ts';

/** A client with the caller's rights, and the caller's id; null for guests and invalid tokens. */
export async function callerClient(request: Request): Promise<{ client: SupabaseClient; user: User | null }> {
  const authorization = request.headers.get('authorization') ?? '';
  const client = createClient(env('SUPABASE_URL'), env('SUPABASE_ANON_KEY'), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: authorization } },
  });
  const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
  if (!token || token === env('SUPABASE_ANON_KEY')) return { client, user: null };
  const { data, error } = await client.auth.getUser(token);
  if (error && (error.status === undefined || error.status === 0 || error.status >= 500)) throw error;
  return { client, user: data.user };
}
