import type { RemoteRelease } from '@fairtone/contracts';
import * as z from 'zod/mini';

/** Where a device keeps which versions failed on it. */
export const FAILURES_STORAGE_KEY = 'fairtone.remoteFailures';
/** After so many failures the version before takes over. */
const LIMIT = 3;
/** A bad day of the network must not hold a device at an old version for good. */
const EXPIRES_AFTER_MS = 24 * 60 * 60 * 1000;

const storedSchema = z.record(z.string(), z.object({ version: z.string(), count: z.int(), since: z.number() }));
type Stored = z.infer<typeof storedSchema>;

/** Counts how often a version failed on this device. A new version starts without guilt. */
export interface DeviceFailures {
  add(release: RemoteRelease): void;
  /** Whether it failed too often to be tried first. */
  isGivenUp(release: RemoteRelease): boolean;
}

/** @param storage the device's; without one (private modes) failures count for this page only */
export function createDeviceFailures(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  now = Date.now,
): DeviceFailures {
  let kept = storage;
  let known = read();

  function read(): Stored {
    try {
      return storedSchema.parse(JSON.parse(kept?.getItem(FAILURES_STORAGE_KEY) ?? '{}'));
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
      if (kept) known = read();
      const { count, since } = ofVersion(release) ?? { count: 0, since: now() };
      known = { ...known, [release.name]: { version: release.version, count: count + 1, since } };
      try {
        kept?.setItem(FAILURES_STORAGE_KEY, JSON.stringify(known));
      } catch {
        // A full or forbidden storage: this page remembers by itself.
        kept = null;
      }
    },
    isGivenUp: (release) => (ofVersion(release)?.count ?? 0) >= LIMIT,
  };
}
