import type { Database } from '@fairtone/db-types';
import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { sharedBackend } from '../../../servers/testing/clients.ts';

/** The official client with this token; without one, a guest's. */
export function supabaseAs(token = sharedBackend().anonKey) {
  const { url, anonKey } = sharedBackend();
  return createClient<Database>(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
    realtime: { transport: WebSocket as never },
  });
}
