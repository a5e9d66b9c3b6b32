import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js';
import { publishableKey } from './apiKeys.ts';
import { env } from './env.ts';
import { loginRequired } from './refusal.ts';
import { readSender } from './sender.ts';

/**
 * A client with the caller's rights, and the caller.
 * @throws Refusal 401 `unauthorized` without a key of this project, `login_required` for guests and invalid tokens
 */
export async function callerClient(request: Request): Promise<{ client: SupabaseClient; user: User }> {
  const { token } = await readSender(request);
  if (!token) throw loginRequired();
  const client = createClient(env('SUPABASE_URL'), publishableKey(), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
  const { data, error } = await client.auth.getUser(token);
  if (error && (error.status === undefined || error.status === 0 || error.status >= 500)) throw error;
  if (!data.user) throw loginRequired();
  return { client, user: data.user };
}
