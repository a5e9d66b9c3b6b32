/** Why a copy could not be stored: the page has no file store in this browser, or the store is full. */
export type FileStoreFailure = 'missing' | 'full';

export class FileStoreError extends Error {
  override name = 'FileStoreError';
  constructor(
    readonly reason: FileStoreFailure,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/**
 * Copies of files in the browser's own store, by folder and name. They remain after the page is closed, until they are
 * dropped.
 */
export interface FileStore {
  /**
   * Copies a file and returns the copy. Copies are made one after the other and do not go through the page's memory.
   * @throws FileStoreError
   */
  keep: (folder: string, name: string, file: Blob) => Promise<File>;
  /** Returns the copy, or null when there is none or it is empty. */
  find: (folder: string, name: string) => Promise<File | null>;
  /** Deletes a folder with all its files, copies in progress included. */
  drop: (folder: string) => Promise<void>;
  /** Names of all folders. */
  list: () => Promise<string[]>;
}

const ROOT = 'fairtone-studio';

/** TypeScript's DOM types lack the iteration of directories. */
type Listable = FileSystemDirectoryHandle & { keys: () => AsyncIterable<string> };

type OpenRoot = () => Promise<FileSystemDirectoryHandle>;

/** The origin private file system. Private windows of some browsers have none, or one that pages cannot write to. */
async function openPrivateFolder(): Promise<FileSystemDirectoryHandle> {
  const store = await navigator.storage.getDirectory();
  return store.getDirectoryHandle(ROOT, { create: true });
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

export function createFileStore(openRoot: OpenRoot = openPrivateFolder): FileStore {
  let queue: Promise<unknown> = Promise.resolve();
  const dropped = new Set<string>();

  const runSequentially = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work, work);
    queue = result.catch(() => undefined);
    return result;
  };

  async function copy(folder: string, name: string, file: Blob): Promise<File> {
    const place = await (await openRoot()).getDirectoryHandle(folder, { create: true });
    const handle = await place.getFileHandle(name, { create: true });
    const writer = await handle.createWritable();
    try {
      // The blob itself, not its stream, so that the browser copies file to file. The content is visible after `close`
      // only.
      await writer.write(file);
      await writer.close();
    } catch (error) {
      await writer.abort().catch(() => undefined);
      await place.removeEntry(name).catch(() => undefined);
      throw error;
    }
    return handle.getFile();
  }

  async function remove(folder: string) {
    await (await openRoot()).removeEntry(folder, { recursive: true });
  }

  return {
    keep: (folder, name, file) => {
      dropped.delete(folder);
      return runSequentially(async () => {
        if (dropped.has(folder)) throw new FileStoreError('missing');
        try {
          return await copy(folder, name, file);
        } catch (cause) {
          throw new FileStoreError(isFull(cause) ? 'full' : 'missing', { cause });
        }
      });
    },
    async find(folder, name) {
      try {
        const place = await (await openRoot()).getDirectoryHandle(folder);
        const file = await (await place.getFileHandle(name)).getFile();
        return file.size > 0 ? file : null;
      } catch {
        return null;
      }
    },
    drop: (folder) => {
      dropped.add(folder);
      return runSequentially(() => remove(folder).catch(() => undefined));
    },
    async list() {
      try {
        const names: string[] = [];
        for await (const name of ((await openRoot()) as Listable).keys()) names.push(name);
        return names;
      } catch {
        return [];
      }
    },
  };
}

export const fileStore = createFileStore();
