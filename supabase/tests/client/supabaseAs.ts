import type { Database } from '@fairtone/db-types';
import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { sharedBackend } from '../../../servers/testing/clients.ts';
import { callerHeaders } from '../../../servers/testing/kit/callerHeaders.ts';

/** The official client with this token or key; without one, a guest's. */
export function supabaseAs(token?: string) {
  const { url, anonKey } = sharedBackend();
  const { apikey, ...headers } = callerHeaders({ anonKey }, token);
  return createClient<Database>(url, apikey!, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers },
    realtime: { transport: WebSocket as never },
  });
}
