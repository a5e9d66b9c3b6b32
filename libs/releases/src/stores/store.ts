import type { ReleaseChannel, RemoteBuild } from '@fairtone/contracts';

/** Lists every remote, for hosts that can read the store over HTTP but cannot list it. */
export const REMOTES_FILE = 'remotes.json';

/** One line of a remote's log: who made which version live, and when. */
export type ReleaseAct = {
  at: string;
  by: string;
  action: 'publish' | 'promote' | 'rollback';
  version: string;
  percent?: number;
  reason?: string;
};

/** Stores releases: `<remote>/<version>/…` is written once; the remote's `live.json` and `log.jsonl` are beside them. */
export interface ReleaseStore {
  /** URL of the store's root; ends with a slash. */
  baseUrl: string;
  remotes(): Promise<string[]>;
  versions(remote: string): Promise<string[]>;
  readBuild(remote: string, version: string): Promise<RemoteBuild | null>;
  readFile(remote: string, version: string, file: string): Promise<Uint8Array | null>;
  listFiles(remote: string, version: string): Promise<string[]>;
  /** @throws when the version exists with other bytes: a release is never overwritten */
  put(remote: string, version: string, folder: string): Promise<'published' | 'was there'>;
  readChannel(remote: string): Promise<ReleaseChannel>;
  writeChannel(remote: string, channel: ReleaseChannel): Promise<void>;
  log(remote: string, act: ReleaseAct): Promise<void>;
  readLog(remote: string): Promise<ReleaseAct[]>;
}
