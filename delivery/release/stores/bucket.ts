/** The operations that a store needs of a bucket; names are paths without a leading slash. */
export interface Bucket {
  read(name: string): Promise<Uint8Array | null>;
  /** Writes an immutable file. Returns false, and changes nothing, when the name is taken. */
  create(name: string, bytes: Uint8Array, type: FileType): Promise<boolean>;
  /** Writes a file that changes; caches must revalidate it. */
  replace(name: string, bytes: Uint8Array, type: FileType): Promise<void>;
  /** Names of the direct subfolders of this folder (ends with a slash, or is empty). */
  folders(folder: string): Promise<string[]>;
  /** Paths of all files below this folder, relative to it. */
  files(folder: string): Promise<string[]>;
}

export type FileType = { type: string; encoding?: 'br' };

export const IMMUTABLE_S = 31_536_000;
