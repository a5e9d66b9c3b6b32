import { requestKey } from '@fairtone/contracts';
import { bodyAs } from './preloadedResponses.ts';

/** Time in ms for which the next screen may use a response; a screen that opens later needs current data. */
const MAX_AGE_MS = 3_000;

interface Ahead {
  key: string;
  /** Token with which it was requested: another person must not see it. */
  token: string | null;
  /** Null when it was refused. */
  body: Promise<unknown>;
}

/** Time in ms for which the store keeps a response that no screen uses: what was requested since then is not requested ahead. */
const STORED_MS = 60_000;

const kept = new Map<string, Ahead & { sentAtMs: number }>();

const requestedAtMs = new Map<string, number>();

/** Whether the page has requested this lately, so that the next screen probably has it in the store. */
export function wasRequestedLately(url: string): boolean {
  return performance.now() - (requestedAtMs.get(requestKey(url)) ?? -STORED_MS) < STORED_MS;
}

/** Keeps a response until the screen requests it. */
export function keepAhead(ahead: Ahead): void {
  kept.set(ahead.key, { ...ahead, sentAtMs: performance.now() });
}

/**
 * The response to a request that was sent ahead, once; null when there is none. It resolves to null when it was refused: the request itself
 * shows how.
 */
export function takeAhead(url: string, init: RequestInit, token: string | null): Promise<Response | null> | null {
  if ((init.method ?? 'GET') !== 'GET' || !url.includes('/rest/v1/')) return null;
  const key = requestKey(url);
  note(key);
  const ahead = kept.get(key);
  kept.delete(key);
  if (!ahead || ahead.token !== token || performance.now() - ahead.sentAtMs > MAX_AGE_MS) return null;
  return ahead.body.then((body) => (body === null ? null : bodyAs(body, init)));
}

function note(key: string): void {
  const now = performance.now();
  requestedAtMs.set(key, now);
  for (const [other, atMs] of requestedAtMs) if (now - atMs > STORED_MS) requestedAtMs.delete(other);
}
