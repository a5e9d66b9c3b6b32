/** What a store needs of a bucket; names are paths without a leading slash. */
export interface Bucket {
  read(name: string): Promise<Uint8Array | null>;
  /** Writes a file that is never written again. Answers false, and changes nothing, when the name is taken. */
  create(name: string, bytes: Uint8Array, type: FileType): Promise<boolean>;
  /** Writes a file that changes; nobody may keep a copy of it without asking. */
  replace(name: string, bytes: Uint8Array, type: FileType): Promise<void>;
  /** Names of the folders right in this one (ends with a slash, or is empty). */
  folders(folder: string): Promise<string[]>;
  /** Paths of all files below this folder, without it. */
  files(folder: string): Promise<string[]>;
}

export type FileType = { type: string; encoding?: 'br' };

export const IMMUTABLE_S = 31_536_000;
