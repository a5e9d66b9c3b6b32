import type { IncomingMessage } from 'node:http';
import { findBucket } from './buckets.ts';
import { asCaller, switchRole, requireSession, type Caller } from './caller.ts';
import { checkContent } from './checkContent.ts';
import type { StorageDeps } from './deps.ts';
import type { ObjectAddress } from './objectName.ts';
import { describeObject, findObject, saveObject } from './objects.ts';
import { asStorageError, duplicate } from './storageError.ts';
import { receiveUpload, type ReceivedUpload } from './uploadBody.ts';

type Upload = { incoming: IncomingMessage; address: ObjectAddress; caller: Caller; isReplacing: boolean };

export type SavedUpload = { Id: string; Key: string };

/**
 * Writes the bytes, then the row, then the response: after a crash there may be a file without a row (deleted by the next sweep),
 * never a row without its file, and never an acknowledged upload without both.
 */
export async function saveUpload(
  deps: StorageDeps,
  { incoming, address, caller, isReplacing }: Upload,
): Promise<SavedUpload> {
  const bucket = await findBucket(deps, address.bucket);
  await askPermission(deps, address, caller, isReplacing);
  const received = await receiveUpload(incoming, bucket, deps.files);
  try {
    await checkContent(deps.files, received.file.version, received.contentType);
    return await writeRow(deps, { address, caller, isReplacing }, received);
  } catch (error) {
    await deps.files.remove(received.file.version);
    throw asStorageError(error);
  }
}

/** Tries the insert and rolls it back, so that a forbidden upload is refused before its bytes are sent. */
export async function askPermission(
  deps: StorageDeps,
  address: ObjectAddress,
  caller: Caller,
  isReplacing: boolean,
): Promise<void> {
  if (!isReplacing && (await findObject(deps.sql, address))) await refuseTaken(deps, address, caller);
  const undo = new Error('undo');
  await asCaller(deps, caller, async (sql) => {
    await saveObject(
      sql,
      { ...address, ownerId: caller.userId, version: '', metadata: null, userMetadata: null },
      isReplacing,
    );
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}

/** Only a caller who may write there learns that the name is taken. */
async function refuseTaken(deps: StorageDeps, address: ObjectAddress, caller: Caller): Promise<never> {
  await asCaller(deps, caller, (sql) =>
    saveObject(sql, { ...address, ownerId: caller.userId, version: '', metadata: null, userMetadata: null }, false),
  );
  throw duplicate();
}

/** Turns a stored file into an object, with the caller's rights, and deletes the file that it replaces. */
export async function writeRow(
  deps: StorageDeps,
  { address, caller, isReplacing }: Omit<Upload, 'incoming'>,
  received: ReceivedUpload,
): Promise<SavedUpload> {
  const { id, replaced } = await deps.sql.begin(async (sql) => {
    await requireSession(sql, caller);
    const [before] = await sql<{ id: string; version: string }[]>`
      select id, version from storage.objects where bucket_id = ${address.bucket} and name = ${address.name} for update`;
    await switchRole(sql, caller);
    const { version } = received.file;
    const metadata = describeObject(received.file, received.contentType, received.cacheControl);
    const object = { ...address, ownerId: caller.userId, version, metadata, userMetadata: received.userMetadata };
    const id = await saveObject(sql, object, isReplacing);
    return { id: before?.id ?? id, replaced: before?.version ?? null };
  });
  if (replaced) await deps.files.remove(replaced);
  return { Id: id, Key: `${address.bucket}/${address.name}` };
}
