import { join } from 'node:path';
import { createFileStore } from './fileStore.ts';
import { createPartialFiles } from './resumable/partialFiles.ts';
import { createUploadLocks } from './resumable/uploadLocks.ts';

/** The files under one folder: objects, what is just arriving, and unfinished resumable uploads. */
export function openStorage(folder: string) {
  return {
    files: createFileStore(folder),
    partials: createPartialFiles(join(folder, 'uploads')),
    locks: createUploadLocks(),
  };
}
