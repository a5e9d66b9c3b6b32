import { takeAhead } from './aheadResponses.ts';
import { getAccessToken } from './authClient.ts';
import { getConfig } from './config.ts';
import { takePreloadedResponse } from './preloadedResponses.ts';

/**
 * `fetch` with the deployment's key, and the token of a signed-in user: a key of today is no token. Uses the page's preloaded response, or
 * one that was requested ahead, if there is one.
 */
export async function authorizedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = await getAccessToken();
  const url = input instanceof Request ? input.url : String(input);
  const ahead = takeAhead(url, init, token);
  const known = takePreloadedResponse(url, init, token === null) ?? (ahead && (await ahead));
  return known ?? sendAs(token, input, init);
}

/** `fetch` with the deployment's key and a token; null: as a guest. */
export function sendAs(token: string | null, input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('apikey', getConfig().supabaseAnonKey);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return fetch(input, { ...init, headers });
}
