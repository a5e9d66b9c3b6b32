import type { StorageDeps } from './deps.ts';
import { bucketNotFound, StorageError } from './storageError.ts';

export type Bucket = { id: string; public: boolean; maxBytes: number; mimeTypes: string[] | null };

/** Size limit of buckets that set none. */
const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;

export async function findBucket({ sql }: StorageDeps, id: string): Promise<Bucket> {
  const [row] = await sql`select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = ${id}`;
  if (!row) throw bucketNotFound();
  return {
    id: row.id,
    public: row.public === true,
    maxBytes: row.file_size_limit === null ? DEFAULT_MAX_BYTES : Number(row.file_size_limit),
    mimeTypes: row.allowed_mime_types,
  };
}

/** RFC 9110, 8.3.1: type and subtype, then parameters. It becomes a header of every download. */
const MEDIA_TYPE =
  /^[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127}([ \t]*;[ \t]*[\w!#$&^.+-]+=([\w!#$&^.+:-]+|"[\x20-\x7e]*"))*$/;

/**
 * `image/*` in a bucket's list stands for every image type.
 * @throws StorageError 415 for an invalid media type, and for one that the bucket does not accept
 */
export function checkMimeType(bucket: Bucket, contentType: string): void {
  if (contentType.length > 255 || !MEDIA_TYPE.test(contentType))
    throw new StorageError(415, 'invalid_mime_type', 'The content type is no media type');
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase();
  const isAllowed =
    !bucket.mimeTypes || bucket.mimeTypes.some((allowed) => allowed === type || matchesGroup(allowed, type));
  if (!isAllowed) throw new StorageError(415, 'invalid_mime_type', `mime type ${type} is not supported`);
}

const matchesGroup = (allowed: string, type: string) => allowed.endsWith('/*') && type.startsWith(allowed.slice(0, -1));
