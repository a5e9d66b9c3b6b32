import { sharedBackend } from '../../../servers/testing/clients.ts';

export type Headers = Record<string, string>;

/** A plain request that the official client would never send. */
export const ask = (path: string, headers: Headers, init: RequestInit = {}) =>
  fetch(sharedBackend().url + path, { ...init, headers: { 'content-type': 'application/json', ...headers } });

export const errorCodeOf = async (answer: Response) => ((await answer.json()) as { error_code?: string }).error_code;
