import { createHash } from 'node:crypto';
import { Change } from './change.ts';
import type { Context } from './context.ts';
import { Problem } from './problem.ts';

const KEPT_MS = 24 * 3_600_000;

function fingerprint(method: string, path: string, text: string): string {
  return createHash('sha256').update(`${method} ${path}\n${text}`).digest('hex');
}

/** Runs the request; a refusal of the bank (a declined card, insufficient funds) is a result too. */
function answerOf(change: Change, run: (change: Change) => unknown): { status: number; body: unknown } {
  try {
    return { status: 200, body: run(change) };
  } catch (error) {
    if (error instanceof Problem && error.isOutcome) return { status: error.status, body: error.toBody() };
    throw error;
  }
}

/**
 * Runs a writing request at most once per idempotency key. The response is stored in the same commit as its effect, so
 * a repeat after a crash replays it. As at Stripe, a request that was refused before it ran is not stored, and one that failed
 * while it ran is: retrying it needs another key.
 * @throws Problem when the key was used with other parameters
 */
export async function once(
  context: Context,
  request: { method: string; path: string; text: string; key: string | null },
  run: (change: Change) => unknown,
): Promise<Response> {
  const { key } = request;
  if (key !== null && (key.length === 0 || key.length > 255)) {
    throw new Problem(400, 'An Idempotency-Key has 1 to 255 characters.');
  }
  const print = fingerprint(request.method, request.path, request.text);
  const saved = key === null ? undefined : context.store.get('reply', key);
  if (saved && context.now() - saved.savedAt < KEPT_MS) {
    if (saved.fingerprint !== print) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      throw new Problem(400, message, { type: 'idempotency_error' });
    }
    const headers = { 'idempotency-key': key as string, 'idempotent-replayed': 'true' };
    return Response.json(saved.body, { status: saved.status ?? 200, headers });
  }
  const change = new Change(context);
  const { status, body } = answerOf(change, run);
  if (key !== null) change.put('reply', key, { fingerprint: print, status, body, savedAt: context.now() });
  void context.deliver(change.commit());
  return Response.json(body, { status, headers: key === null ? {} : { 'idempotency-key': key } });
}
