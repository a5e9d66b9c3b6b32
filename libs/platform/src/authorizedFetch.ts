import { getAccessToken } from './authClient.ts';
import { getConfig } from './config.ts';

/** `fetch` with the deployment's key and, when someone is signed in, their token. */
export async function authorizedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { supabaseAnonKey } = getConfig();
  const headers = new Headers(init.headers);
  headers.set('apikey', supabaseAnonKey);
  headers.set('Authorization', `Bearer ${(await getAccessToken()) ?? supabaseAnonKey}`);
  return fetch(input, { ...init, headers });
}
