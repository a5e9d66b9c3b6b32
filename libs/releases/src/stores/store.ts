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
  /** Path below the folder of the version. */
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

/**
 * Stores releases: `<remote>/<version>/…` is written once; the remote's `live.json`, its copy, its previews and the log are beside them. A
 * version exists once its `remote.json` does.
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
  listFiles(remote: string, version: string): Promise<StoredFile[]>;
  /** @throws when the version exists with other bytes: a release is never overwritten */
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
