import { callerHeaders } from './callerHeaders.ts';
import type { Address } from './people.ts';

/** Calls an edge function with a token or a key, or as a guest. `init` replaces parts of the request. */
export function callFunction(
  { url, anonKey }: Address,
  name: string,
  body: unknown,
  token?: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { ...callerHeaders({ anonKey }, token), 'content-type': 'application/json' };
  return fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    ...init,
    headers: { ...headers, ...init.headers },
  });
}
