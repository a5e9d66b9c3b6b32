import { type NodeBindings } from '@fairtone/servers/shared';
import type { Context } from 'hono';
import type { z } from 'zod';
import { isNestedDeeper } from '../http/jsonDepth.ts';
import { badRequest, StorageError, tooLarge } from './storageError.ts';

/** Large enough for a thousand names of the greatest length. */
const MAX_BYTES = 1200 * 1024;

/** Parses a small JSON body with the schema. */
export async function readJson<Schema extends z.ZodType>(
  context: Context<NodeBindings>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
    throw new StorageError(415, 'invalid_request', 'The body must be application/json');
  }
  const result = schema.safeParse(await readValue(context));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw badRequest(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`);
}

/** Stops at the limit, independent of the announced length. */
async function readValue({ env, req }: Context<NodeBindings>): Promise<unknown> {
  if (Number(req.header('content-length')) > MAX_BYTES) throw tooLarge('The body is too large');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of env.incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw tooLarge('The body is too large');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (isNestedDeeper(text)) throw badRequest('The body is nested too deep');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
