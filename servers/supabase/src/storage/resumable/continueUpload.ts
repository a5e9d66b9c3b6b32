import type { NodeBindings } from '@fairtone/servers/shared';
import type { Context } from 'hono';
import type { StorageDeps } from '../deps.ts';
import { isDiskFull, StorageError, tooLarge } from '../storageError.ts';
import { finishUpload } from './finishUpload.ts';
import type { UploadKey } from './partialFiles.ts';
import { CHUNK_TYPE, readBytes } from './tusHeaders.ts';
import type { Uploader } from './uploader.ts';
import { expiresAt, type UploadRecord } from './uploadRecord.ts';

export type Progress = { record: UploadRecord; offset: number };

/** Finds an upload of this person. An upload of another person is answered as if it did not exist. */
export async function findUpload({ partials }: StorageDeps, key: UploadKey): Promise<Progress> {
  const found = await partials.find(key);
  if (!found) throw new StorageError(404, 'not_found', 'There is no such upload');
  const { offset, ...record } = found;
  if (Date.now() <= expiresAt(record)) return { record, offset };
  await partials.remove(key);
  throw new StorageError(410, 'Gone', 'The upload has expired');
}

/** The offset of an upload. If all bytes exist without an object, a failure interrupted it: it is finished now. */
export async function checkUploadState(deps: StorageDeps, key: UploadKey, uploader: Uploader): Promise<Progress> {
  const progress = await findUpload(deps, key);
  const isComplete = progress.offset === progress.record.totalBytes;
  if (isComplete && !progress.record.isDone) await finishUpload(deps, key, progress.record, uploader);
  return progress;
}

/** Appends the bytes of a request at the upload's offset. The last byte turns it into an object. */
export async function continueUpload(
  deps: StorageDeps,
  context: Context<NodeBindings>,
  key: UploadKey,
  uploader: Uploader,
  signal: AbortSignal,
  from: number | null,
): Promise<Progress> {
  if (context.req.header('content-type') !== CHUNK_TYPE)
    throw new StorageError(415, 'invalid_request', `The body must be ${CHUNK_TYPE}`);
  const { record, offset } = await findUpload(deps, key);
  if (from !== offset) throw new StorageError(409, 'Conflict', `The upload stands at ${offset}`);
  if (record.isDone) return { record, offset };
  const missing = record.totalBytes - offset;
  if ((readBytes(context, 'content-length') ?? 0) > missing) throw tooLarge();

  const { incoming } = context.env;
  signal.addEventListener('abort', () => incoming.destroy());
  const source = incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  const reached = await deps.partials.append(key, source, missing).catch(async (error: unknown) => {
    // Retrying helps neither against too many bytes nor against a full disk.
    if (isDiskFull(error) || error instanceof StorageError) await deps.partials.remove(key);
    throw error;
  });
  if (reached === record.totalBytes) await finishUpload(deps, key, record, uploader);
  return { record, offset: reached };
}
