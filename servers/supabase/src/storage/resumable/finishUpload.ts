import { checkContent } from '../checkContent.ts';
import type { StorageDeps } from '../deps.ts';
import { md5Of } from '../durableFile.ts';
import { writeRow } from '../saveUpload.ts';
import { asStorageError, StorageError } from '../storageError.ts';
import type { UploadKey } from './partialFiles.ts';
import type { Uploader } from './uploader.ts';
import type { UploadRecord } from './uploadRecord.ts';

/**
 * Turns a complete upload into an object. The object's version is the upload's id, so that a repetition after a crash, at any
 * point, finds the results of the first attempt. A refusal ends the upload; a server error keeps it for the next try.
 */
export async function finishUpload(
  deps: StorageDeps,
  key: UploadKey,
  record: UploadRecord,
  uploader: Uploader,
): Promise<void> {
  try {
    if (!(await isObject(deps, key.id))) await makeObject(deps, key, record, uploader);
    await deps.partials.markDone(key, record);
  } catch (thrown) {
    const error = asStorageError(thrown);
    if (error instanceof StorageError && error.status < 500) await deps.partials.remove(key);
    throw error;
  }
}

async function isObject({ sql }: StorageDeps, version: string): Promise<boolean> {
  return (await sql`select 1 from storage.objects where version = ${version}`).length > 0;
}

async function makeObject(deps: StorageDeps, { owner, id }: UploadKey, record: UploadRecord, uploader: Uploader) {
  const path = deps.partials.pathOf({ owner, id });
  const { bucket, name, contentType, cacheControl, userMetadata, isReplacing, totalBytes } = record;
  const file = { version: id, bytes: totalBytes, md5: await md5Of(path) };
  await deps.files.adopt(path, id);
  try {
    await checkContent(deps.files, id, contentType);
    const received = { file, contentType, cacheControl, userMetadata };
    await writeRow(deps, { address: { bucket, name }, caller: uploader.caller, isReplacing }, received);
  } catch (error) {
    await deps.files.remove(id);
    throw error;
  }
}
