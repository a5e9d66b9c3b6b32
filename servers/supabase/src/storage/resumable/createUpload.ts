import type { NodeBindings } from '@fairtone/servers/shared';
import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Context } from 'hono';
import { checkMimeType, findBucket } from '../buckets.ts';
import type { StorageDeps } from '../deps.ts';
import { checkBucket, checkName } from '../objectName.ts';
import { askPermission } from '../saveUpload.ts';
import { badRequest, diskFull, StorageError, tooLarge } from '../storageError.ts';
import { readCacheControl, readUserMetadata } from '../uploadBody.ts';
import type { UploadKey } from './partialFiles.ts';
import { readBytes, readUploadMetadata } from './tusHeaders.ts';
import type { Uploader } from './uploader.ts';
import type { UploadRecord } from './uploadRecord.ts';

/** More than an artist with an album of singles has open at a time. */
const MOST_UNFINISHED = 200;

/** Checks everything that can be refused before a byte of the file is sent. */
export async function createUpload(
  deps: StorageDeps,
  context: Context<NodeBindings>,
  uploader: Uploader,
): Promise<{ key: UploadKey; record: UploadRecord }> {
  const record = readRecord(context, uploader);
  const address = { bucket: record.bucket, name: record.name };
  if (!uploader.mayWrite(address)) throw badRequest('The signed url is for another object');
  const bucket = await findBucket(deps, record.bucket);
  checkMimeType(bucket, record.contentType);
  if (record.totalBytes > bucket.maxBytes) throw tooLarge();
  await askPermission(deps, address, uploader.caller, record.isReplacing);
  if ((await deps.partials.countOf(uploader.owner)) >= MOST_UNFINISHED)
    throw new StorageError(429, 'TooManyRequests', 'Too many unfinished uploads');
  const { bavail, bsize } = await statfs(deps.partials.folder);
  if (record.totalBytes > bavail * bsize) throw diskFull();
  const key = { owner: uploader.owner, id: randomUUID() };
  await deps.partials.create(key, record);
  return { key, record };
}

function readRecord(context: Context, uploader: Uploader): UploadRecord {
  const metadata = readUploadMetadata(context.req.header('upload-metadata') ?? '');
  const totalBytes = readBytes(context, 'upload-length');
  if (totalBytes === null) throw badRequest('Upload-Length is missing; it must be known from the start');
  return {
    bucket: checkBucket(metadata.get('bucketName') ?? ''),
    name: checkName(metadata.get('objectName') ?? ''),
    contentType: metadata.get('contentType') || 'application/octet-stream',
    cacheControl: readCacheControl(metadata.get('cacheControl') ?? ''),
    userMetadata: readUserMetadata(metadata.get('metadata') ?? ''),
    isReplacing: uploader.isReplacing ?? context.req.header('x-upsert') === 'true',
    totalBytes,
    createdAt: Date.now(),
    isDone: false,
  };
}
