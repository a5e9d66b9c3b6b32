import type { ReleaseManifest, RemoteFailure, RemoteRelease } from '@fairtone/contracts';
import type { RemoteError } from './remoteError.ts';

/** State of one remote in this page. `fellBack`: an earlier version runs in place of the live one. */
export interface RemoteStatus {
  remote: string;
  /** The version that runs, or would be loaded. */
  version: string;
  state: 'idle' | 'loading' | 'ready' | 'fellBack' | 'failed';
  /** Time from the request to the end of its `start`; null until it has been loaded. */
  loadMs: number | null;
  /** Transferred bytes of its files so far; 0 when they came from the browser's cache. Null until it has been loaded. */
  bytes: number | null;
  /** Range of the host contract that it needs. */
  contract: string;
  errors: { at: number; version: string; reason: RemoteFailure; message: string }[];
}

export interface RemoteStatuses {
  /** By name of the remote; a new object after each change. */
  get(): Record<string, RemoteStatus>;
  subscribe(listener: () => void): () => void;
}

/** Number of errors that are kept per remote; the oldest are dropped. */
const ERRORS_MAX = 50;

/** Creates the statuses that the QA panel and telemetry read. Only the registry changes them. */
export function createRemoteStatuses({ remotes }: ReleaseManifest) {
  const listeners = new Set<() => void>();
  let current = Object.fromEntries(Object.entries(remotes).map(([name, { live }]) => [name, idle(live)]));

  function set(remote: string, change: Partial<RemoteStatus>) {
    const status = current[remote];
    if (!status) return;
    current = { ...current, [remote]: { ...status, ...change } };
    for (const listener of [...listeners]) listener();
  }

  const statuses: RemoteStatuses = {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    statuses,
    set,
    /** Adds a release that has not been requested yet. */
    add(release: RemoteRelease) {
      current = { ...current, [release.name]: idle(release) };
      for (const listener of [...listeners]) listener();
    },
    addError({ remote, version, reason, message }: RemoteError) {
      const errors = current[remote]?.errors ?? [];
      set(remote, { errors: [...errors, { at: Date.now(), version, reason, message }].slice(-ERRORS_MAX) });
    },
  };
}

const idle = ({ name, version, contract }: RemoteRelease): RemoteStatus => ({
  remote: name,
  version,
  state: 'idle',
  loadMs: null,
  bytes: null,
  contract,
  errors: [],
});
