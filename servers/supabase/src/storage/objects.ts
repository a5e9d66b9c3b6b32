import { randomUUID } from 'node:crypto';
import type { Sql, Transaction } from '../database/connection.ts';
import type { ObjectAddress } from './objectName.ts';

export type ObjectMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
};

export type ObjectRow = {
  id: string;
  bucket_id: string;
  name: string;
  owner_id: string | null;
  version: string;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
};

type NewObject = ObjectAddress & {
  ownerId: string | null;
  version: string;
  metadata: ObjectMetadata | null;
  userMetadata: Record<string, unknown> | null;
};

export async function findObject(sql: Sql | Transaction, { bucket, name }: ObjectAddress): Promise<ObjectRow | null> {
  const [row] = await sql<ObjectRow[]>`select * from storage.objects where bucket_id = ${bucket} and name = ${name}`;
  return row ?? null;
}

/**
 * Without `returning`, which requires the right to read; an uploader may lack it.
 * Replacing requires the rights to insert, update and read, as on the hosted service.
 */
export async function saveObject(sql: Transaction, object: NewObject, isReplacing: boolean): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    bucket_id: object.bucket,
    name: object.name,
    owner: object.ownerId,
    owner_id: object.ownerId,
    version: object.version,
    metadata: object.metadata as never,
    user_metadata: object.userMetadata as never,
  };
  if (!isReplacing) {
    await sql`insert into storage.objects ${sql(row)}`;
    return id;
  }
  await sql`
    insert into storage.objects ${sql(row)}
    on conflict (bucket_id, name) do update set
      version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
      owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()`;
  return id;
}

export function describeObject(
  written: { bytes: number; md5: string },
  contentType: string,
  cacheControl: string,
): ObjectMetadata {
  return {
    eTag: `"${written.md5}"`,
    size: written.bytes,
    mimetype: contentType,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: written.bytes,
    httpStatusCode: 200,
  };
}
