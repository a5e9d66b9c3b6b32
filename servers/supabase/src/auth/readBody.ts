import type { Context } from 'hono';
import { z } from 'zod';
import { isNestedDeeper } from '../http/jsonDepth.ts';
import { AuthError } from './authError.ts';

/**
 * Parses the body with the schema. Only application/json is accepted: a form of another site can send text/plain and
 * urlencoded bodies without a preflight request, but not this type.
 */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.infer<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '')) {
    throw new AuthError(415, 'validation_failed', 'The body must be application/json');
  }
  const result = schema.safeParse(parse(await context.req.text()));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const message = issue?.message ?? 'invalid';
  const named = NAMING_THEIR_FIELD.has(message) ? message : `${issue?.path.join('.') || 'body'}: ${message}`;
  throw new AuthError(400, 'validation_failed', named);
}

function parse(text: string): unknown {
  if (isNestedDeeper(text)) throw new AuthError(400, 'bad_json', 'The request body is nested too deep');
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

const INVALID_EMAIL = 'Unable to validate email address: invalid format';
const INVALID_PHONE = 'Invalid phone number format (E.164 required)';
/** The words of the hosted service, which clients may compare. */
const NAMING_THEIR_FIELD = new Set([INVALID_EMAIL, INVALID_PHONE]);

export const emailSchema = z.string().trim().toLowerCase().pipe(z.email(INVALID_EMAIL).max(254));

/** E.164, stored without the plus sign as the hosted service does. */
export const phoneSchema = z
  .string()
  .transform((phone) => phone.replace(/^\+/, '').replaceAll(' ', ''))
  .pipe(z.string().regex(/^[1-9]\d{5,14}$/, INVALID_PHONE));

/** Metadata is part of every access token, and so of every request. */
const MAX_METADATA_CHARACTERS = 4096;

export const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= MAX_METADATA_CHARACTERS, 'too much metadata')
  .refine((data) => !JSON.stringify(data).includes('\\u0000'), 'contains a null character');
