/** The operations that a store needs of a bucket; names are paths without a leading slash. */
export interface Bucket {
  read(name: string): Promise<Uint8Array | null>;
  /** Writes an immutable file. Returns false, and changes nothing, when the name is taken. */
  create(name: string, bytes: Uint8Array, type: FileType): Promise<boolean>;
  /** Writes a file that changes; caches must revalidate it. */
  replace(name: string, bytes: Uint8Array, type: FileType): Promise<void>;
  /**
   * Compares and sets a file that changes. When another writer is faster, `change` is called again with what that one wrote.
   * @returns what was written
   * @throws what `change` throws; then nothing is written
   */
  update(name: string, change: FileChange, type: FileType): Promise<Uint8Array>;
  /** Deletes files; those that do not exist are no error. */
  remove(names: string[]): Promise<void>;
  /** Names of the direct subfolders of this folder (ends with a slash, or is empty). */
  folders(folder: string): Promise<string[]>;
  /** All files below this folder, with paths relative to it, sorted by path. */
  files(folder: string): Promise<BucketFile[]>;
}

/** @param bytes the present file; null when there is none */
type FileChange = (bytes: Uint8Array | null) => Promise<Uint8Array>;

export type FileType = { type: string; encoding?: 'br' };

export type BucketFile = { name: string; bytes: number; writtenAt: Date };

export const byName = (one: BucketFile, other: BucketFile) => (one.name < other.name ? -1 : 1);

export const IMMUTABLE_S = 31_536_000;
