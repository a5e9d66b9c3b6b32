import type { Context } from 'hono';
import type { z } from 'zod';
import { badRequest, StorageError } from './storageError.ts';

const MAX_BYTES = 256 * 1024;

/** A small JSON body as the schema wants it. */
export async function readJson<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.infer<Schema>> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
    throw new StorageError(415, 'invalid_request', 'The body must be application/json');
  }
  if (Number(context.req.header('content-length') ?? 0) > MAX_BYTES)
    throw new StorageError(413, 'Payload too large', 'The body is too large');
  const result = schema.safeParse(await context.req.json().catch(() => undefined));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw badRequest(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`);
}
