import { Refusal } from './refusal.ts';
import { TooManyRequests } from './tooManyRequests.ts';

export function answer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  });
}

/** The response for an error: a Refusal with its code and message; unexpected errors are logged and answered without details. */
export function answerError(error: unknown, headers: Record<string, string> = {}): Response {
  if (error instanceof Refusal) {
    const { code, message, details, status } = error;
    const retryAfter: Record<string, string> =
      error instanceof TooManyRequests ? { 'retry-after': String(error.retryAfterS) } : {};
    const body = { error: { code, message, ...(details !== undefined && { details }) } };
    return answer(body, status, { ...headers, ...retryAfter });
  }
  console.error(error);
  const message = 'Something went wrong on the server. Nothing was charged.';
  return answer({ error: { code: 'internal_error', message } }, 500, headers);
}
