import type { z } from 'zod/mini';
import { answer, answerError } from './answer.ts';
import { readBody } from './body.ts';
import { readCaller } from './caller.ts';
import { corsHeaders } from './cors.ts';
import { Refusal } from './refusal.ts';

const BODY_MAX_BYTES = 64_000;

async function readInput<T>(schema: z.ZodMiniType<T>, request: Request): Promise<T> {
  if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Use POST.');
  // A form of another site can send text/plain without a preflight request, but not JSON.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal(415, 'json_required', 'Send application/json.');
  }
  const text = await readBody(request, BODY_MAX_BYTES);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'invalid_request', 'The body is not JSON.');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.map(String) ?? [];
  const code = path.at(-1) === 'amountCents' ? 'invalid_amount' : 'invalid_request';
  throw new Refusal(400, code, `${path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`);
}

/**
 * Creates the handler of a JSON function: it checks preflight, key, session, method, media type, size and schema, and maps errors.
 * Unknown fields of the body are dropped by the schema, so a client's own prices never reach `run`.
 * @param isOpen whether senders need no key, because a page that closes may be unable to set headers
 */
export function jsonFunction<T>(
  schema: z.ZodMiniType<T>,
  run: (input: T, request: Request) => Promise<unknown>,
  { isOpen = false } = {},
) {
  return async (request: Request): Promise<Response> => {
    let headers: Record<string, string> = {};
    try {
      headers = corsHeaders(request);
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      if (!isOpen) await readCaller(request);
      return answer(await run(await readInput(schema, request), request), 200, headers);
    } catch (error) {
      return answerError(error, headers);
    }
  };
}
