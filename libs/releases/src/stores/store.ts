import type { ReleaseChannel, ReleasePreview, RemoteBuild } from '@fairtone/contracts';

/** Lists every remote, for hosts that can read the store over HTTP but cannot list it. */
export const REMOTES_FILE = 'remotes.json';

/** One line of a remote's log: who made which version live, and when. */
export type ReleaseAct = {
  at: string;
  by: string;
  action: 'publish' | 'preview' | 'promote' | 'rollback' | 'delete';
  version: string;
  percent?: number;
  reason?: string;
};

/** Returns the next channel; called again with a newer one when another writer was faster. */
export type ChannelChange = (channel: ReleaseChannel) => ReleaseChannel | Promise<ReleaseChannel>;

export type StoredFile = {
  /** Path below the folder of the version, or `../files/…` for a file that versions share. */
  file: string;
  bytes: number;
  writtenAt: Date;
};

/** A version that cannot be promoted any more. */
type WithdrawnVersion = {
  /** Deletes its files. */
  remove: () => Promise<void>;
  /** Makes it a published version again. */
  restore: () => Promise<void>;
};

/** Shared files that were deleted. */
type RemovedFiles = {
  /** Writes those of these files again that were deleted. */
  restore: (files: string[]) => Promise<void>;
};

/**
 * Stores releases: `<remote>/<version>/…` is written once, and so is each file of `<remote>/files/`, which versions share. The remote's
 * `live.json`, its copy, its previews and the log are beside them. A version exists once its `remote.json` does. What a build has in its
 * folder `files` is shared, and named `../files/…` from the folder of the version.
 */
export interface ReleaseStore {
  /** URL of the store's root; ends with a slash. */
  baseUrl: string;
  remotes(): Promise<string[]>;
  versions(remote: string): Promise<string[]>;
  /** Folders of versions whose upload or deletion did not finish. */
  unfinished(remote: string): Promise<string[]>;
  readBuild(remote: string, version: string): Promise<RemoteBuild | null>;
  readFile(remote: string, version: string, file: string): Promise<Uint8Array | null>;
  /** Files of a version, shared ones included. */
  listFiles(remote: string, version: string): Promise<StoredFile[]>;
  /** All files that versions share or have shared. */
  sharedFiles(remote: string): Promise<StoredFile[]>;
  /** Names of the shared files of a version, also while its upload is not finished. @throws when its list is damaged */
  sharedFilesOf(remote: string, version: string): Promise<string[]>;
  removeShared(remote: string, files: string[]): Promise<RemovedFiles>;
  /** @throws when the version, or a shared file, exists with other bytes: neither is ever overwritten */
  put(remote: string, version: string, folder: string): Promise<'published' | 'was there'>;
  withdraw(remote: string, version: string): Promise<WithdrawnVersion>;
  /** @throws when neither `live.json` nor its copy is valid */
  readChannel(remote: string): Promise<ReleaseChannel>;
  /**
   * Compares and sets `live.json`: the change of a concurrent writer is never lost, because `change` gets its result.
   * @throws what `change` throws; then nothing is written
   */
  changeChannel(remote: string, change: ChannelChange): Promise<void>;
  /** Previews of the remote, also those that have ended. Damaged files are left out. */
  previews(remote: string): Promise<ReleasePreview[]>;
  addPreview(remote: string, preview: ReleasePreview): Promise<void>;
  /** A preview that does not exist is no error. */
  removePreview(remote: string, id: string): Promise<void>;
  log(remote: string, act: ReleaseAct): Promise<void>;
  readLog(remote: string): Promise<ReleaseAct[]>;
}
