import { getAccessToken } from './authClient.ts';
import { getConfig } from './config.ts';
import { takePreloadedResponse } from './preloadedResponses.ts';

/**
 * `fetch` with the deployment's key, and the token of a signed-in user: a key of today is no token. Uses the page's preloaded response if
 * there is one.
 */
export async function authorizedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { supabaseAnonKey } = getConfig();
  const headers = new Headers(init.headers);
  headers.set('apikey', supabaseAnonKey);
  const token = await getAccessToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const known = takePreloadedResponse(input instanceof Request ? input.url : String(input), init, token === null);
  if (known) return known;
  return fetch(input, { ...init, headers });
}
