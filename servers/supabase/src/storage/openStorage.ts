import { join } from 'node:path';
import { createFileStore } from './fileStore.ts';
import { createPartialFiles } from './resumable/partialFiles.ts';
import { createUploadLocks } from './resumable/uploadLocks.ts';

/** Opens the files in one folder: objects, running uploads, and unfinished resumable uploads. */
export function openStorage(folder: string) {
  return {
    files: createFileStore(folder),
    partials: createPartialFiles(join(folder, 'uploads')),
    locks: createUploadLocks(),
  };
}
