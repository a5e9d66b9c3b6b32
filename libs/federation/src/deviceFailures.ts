import type { RemoteRelease } from '@fairtone/contracts';
import * as z from 'zod/mini';

/** Key in local storage of the versions that failed on this device. */
export const FAILURES_STORAGE_KEY = 'fairtone.remoteFailures';
/** After this many failures the previous version is tried first. */
const LIMIT = 3;
/** Failures expire, so that a day with a bad network does not keep a device on an old version. */
const EXPIRES_AFTER_MS = 24 * 60 * 60 * 1000;

const storedSchema = z.record(z.string(), z.object({ version: z.string(), count: z.int(), since: z.number() }));
type Stored = z.infer<typeof storedSchema>;

/** Counts how often a version failed on this device. A new version starts at 0. */
export interface DeviceFailures {
  add(release: RemoteRelease): void;
  /** Whether it failed too often to be tried first. @param limit number of failures from which on it is, 3 by default */
  isGivenUp(release: RemoteRelease, limit?: number): boolean;
}

/** @param storage local storage; without one (private modes) failures count for this page only */
export function createDeviceFailures(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  now = Date.now,
): DeviceFailures {
  let store = storage;
  let known = read();

  function read(): Stored {
    try {
      return storedSchema.parse(JSON.parse(store?.getItem(FAILURES_STORAGE_KEY) ?? '{}'));
    } catch {
      return {};
    }
  }
  const ofVersion = ({ name, version }: RemoteRelease) => {
    const entry = known[name];
    return entry?.version === version && now() - entry.since < EXPIRES_AFTER_MS ? entry : null;
  };

  return {
    add(release) {
      // Read storage again: another tab may have recorded failures meanwhile.
      if (store) known = read();
      const { count, since } = ofVersion(release) ?? { count: 0, since: now() };
      known = { ...known, [release.name]: { version: release.version, count: count + 1, since } };
      try {
        store?.setItem(FAILURES_STORAGE_KEY, JSON.stringify(known));
      } catch {
        // Full or forbidden storage: failures count for this page only.
        store = null;
      }
    },
    isGivenUp: (release, limit = LIMIT) => (ofVersion(release)?.count ?? 0) >= limit,
  };
}
