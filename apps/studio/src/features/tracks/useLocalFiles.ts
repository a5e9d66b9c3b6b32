import { useCallback, useRef, useState } from 'react';
import { FileStoreError, type FileStore, type FileStoreFailure } from '../upload/fileStore';

/** The files that are being added, and why copies of them could not be stored for a later visit. */
export function useLocalFiles(fileStore: FileStore) {
  const files = useRef(new Map<string, File>());
  const restored = useRef(new Set<string>());
  const [failures, setFailures] = useState<Readonly<Record<string, FileStoreFailure>>>({});

  const hold = useCallback(
    (trackId: string, file: File) => {
      files.current.set(trackId, file);
      fileStore.keep(trackId, 'original', file).catch((error: unknown) => {
        const reason = error instanceof FileStoreError ? error.reason : 'missing';
        setFailures((before) => ({ ...before, [trackId]: reason }));
      });
    },
    [fileStore],
  );

  /** Adds a copy that an earlier visit stored. */
  const holdCopy = useCallback((trackId: string, file: File) => {
    files.current.set(trackId, file);
    restored.current.add(trackId);
  }, []);

  /** Deletes the copy of a track whose files are on the server or that was removed. */
  const drop = useCallback(
    (trackId: string, isRemoved: boolean) => {
      // A copy cannot be played after it is deleted; the file that the artist chose can.
      if (isRemoved || restored.current.has(trackId)) files.current.delete(trackId);
      void fileStore.drop(trackId);
    },
    [fileStore],
  );

  return { failures, hold, holdCopy, drop, fileOf: useCallback((id: string) => files.current.get(id) ?? null, []) };
}

export type LocalFiles = ReturnType<typeof useLocalFiles>;
