import { functionErrorSchema } from '@fairtone/contracts';
import type * as z from 'zod/mini';
import { authorizedFetch } from './authorizedFetch.ts';
import { getConfig } from './config.ts';

/** An edge function refused a call, or could not be reached (`code` is then `network`). */
export class FunctionFailure extends Error {
  override name = 'FunctionFailure';
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/**
 * Calls an edge function as the current user.
 * @param schema of the response
 * @throws FunctionFailure with the function's error code; `network` when it was not reached, `unexpected_answer` when its response does not
 * match the schema
 */
export async function invokeFunction<Schema extends z.ZodMiniType>(
  name: string,
  body: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await authorizedFetch(`${getConfig().supabaseUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new FunctionFailure('network', String(error), 0);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const { error } = functionErrorSchema.safeParse(answer).data ?? {};
    throw new FunctionFailure(
      error?.code ?? 'unexpected_answer',
      error?.message ?? response.statusText,
      response.status,
    );
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new FunctionFailure('unexpected_answer', parsed.error.message, response.status);
  return parsed.data;
}
