import { createHash } from 'node:crypto';
import type { Context } from './context.ts';
import { Problem } from './problem.ts';
import type { Write } from './store.ts';

const KEPT_MS = 24 * 3_600_000;

/** What a writing request comes to: its answer, and the records that must be on disk before it is given. */
export interface Outcome {
  body: unknown;
  writes: Write[];
  eventIds?: string[];
}

function fingerprint(method: string, path: string, text: string): string {
  return createHash('sha256').update(`${method} ${path}\n${text}`).digest('hex');
}

/**
 * Runs a writing request at most once per idempotency key. The answer is kept in the same commit as its effect, so
 * a repeat after a crash replays it. Refused requests are not kept, as at Stripe: they had no effect.
 * @throws Problem when the key was used with other parameters
 */
export async function once(
  context: Context,
  request: { method: string; path: string; text: string; key: string | null },
  run: () => Outcome,
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
    return Response.json(saved.body, { headers: { 'idempotency-key': key as string, 'idempotent-replayed': 'true' } });
  }
  const outcome = run();
  const reply: Write[] = key === null ? [] : [replyWrite(key, print, outcome.body, context.now())];
  context.store.commit([...outcome.writes, ...reply]);
  void context.deliver(outcome.eventIds ?? []);
  return Response.json(outcome.body, { headers: key === null ? {} : { 'idempotency-key': key } });
}

function replyWrite(key: string, print: string, body: unknown, savedAt: number): Write {
  return { table: 'reply', id: key, value: { fingerprint: print, body, savedAt } };
}
