import { FileStoreError, type FileStore, type FileStoreFailure } from '../features/upload/fileStore';

/** A file store in memory. */
export function createMemoryFileStore(): FileStore & { folders: Map<string, Map<string, File>> } {
  const folders = new Map<string, Map<string, File>>();
  return {
    folders,
    keep: (folder, name, blob) => {
      const copy = new File([blob], name);
      folders.set(folder, (folders.get(folder) ?? new Map<string, File>()).set(name, copy));
      return Promise.resolve(copy);
    },
    find: (folder, name) => Promise.resolve(folders.get(folder)?.get(name) ?? null),
    drop: (folder) => {
      folders.delete(folder);
      return Promise.resolve();
    },
    list: () => Promise.resolve([...folders.keys()]),
  };
}

/** A file store that refuses every copy. */
export const createFailingFileStore = (reason: FileStoreFailure = 'missing'): FileStore => ({
  keep: () => Promise.reject(new FileStoreError(reason)),
  find: () => Promise.resolve(null),
  drop: () => Promise.resolve(),
  list: () => Promise.resolve([]),
});
