import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error with the fields that @supabase/storage-js reads. */
export class StorageError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly error: string,
    message: string,
    /** Machine-readable reason of a refused file. Not part of the hosted service's protocol. */
    readonly reason?: string,
  ) {
    super(message);
  }
}

export const answerStorageError = (context: Context, { status, error, message, reason }: StorageError) =>
  context.json({ statusCode: String(status), error, message, reason }, status, { 'cache-control': 'no-store' });

export const objectNotFound = () => new StorageError(404, 'not_found', 'Object not found');
export const bucketNotFound = () => new StorageError(404, 'Bucket not found', 'Bucket not found');
const forbidden = () => new StorageError(403, 'Unauthorized', 'new row violates row-level security policy');
export const duplicate = () => new StorageError(409, 'Duplicate', 'The resource already exists');
export const tooLarge = (message = 'The object exceeded the maximum allowed size') =>
  new StorageError(413, 'Payload too large', message);
export const diskFull = () => new StorageError(507, 'InsufficientStorage', 'The disk is full');
export const badRequest = (message: string) => new StorageError(400, 'invalid_request', message);

export const isDiskFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((error as { code?: string } | null)?.code ?? '');

/** Maps errors of Postgres and the disk to the storage protocol. Other errors are rethrown. */
export function asStorageError(error: unknown): unknown {
  const code = (error as { code?: string } | null)?.code;
  if (code === '42501') return forbidden();
  if (code === '23505') return duplicate();
  // The only foreign key of an object refers to its bucket.
  if (code === '23503') return bucketNotFound();
  if (code === '57014') return new StorageError(408, 'timeout', 'The request took too long');
  if (isDiskFull(error)) return diskFull();
  return error;
}
