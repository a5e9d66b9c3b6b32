import { AuthClient, type GoTrueClient, type GoTrueClientOptions } from '@supabase/auth-js';
import { getConfig } from './config.ts';
import { SESSION_STORAGE_KEY } from './storedSession.ts';

/** Its messages to other tabs would drop the pages that the browser keeps for Back; tabs follow the stored session instead. */
class QuietClient extends AuthClient {
  constructor(options: GoTrueClientOptions) {
    super(options);
    this.broadcastChannel?.close();
    this.broadcastChannel = null;
  }
}

/** The auth service's client of this page, which keeps the session in local storage and renews it. */
export function openAuthClient(): GoTrueClient {
  const { supabaseUrl, supabaseAnonKey } = getConfig();
  return new QuietClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: supabaseAnonKey },
    storageKey: SESSION_STORAGE_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
  });
}
