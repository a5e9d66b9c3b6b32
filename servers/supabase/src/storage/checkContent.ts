import { checkMedia } from '@fairtone/media';
import type { FileStore } from './fileStore.ts';
import { StorageError, tooLarge } from './storageError.ts';

/**
 * Refuses a file whose contents do not match its type: it would be shown, played or sold under a false type. Checked by
 * its file header alone: no picture is decoded, and no claimed length is trusted.
 * @throws StorageError 415 for another type than claimed, 413 for a picture too large to decode
 */
export async function checkContent(files: FileStore, version: string, contentType: string): Promise<void> {
  const fault = await files.inspect(version, (source) => checkMedia(source, contentType));
  if (!fault) return;
  throw fault.code === 'too_many_pixels'
    ? tooLarge(fault.message)
    : new StorageError(415, 'invalid_mime_type', fault.message, fault.reason);
}
