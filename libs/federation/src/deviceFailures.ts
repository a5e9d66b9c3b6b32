import type { RemoteRelease } from '@fairtone/contracts';
import * as z from 'zod/mini';

/** Key in local storage of the versions that failed on this device. */
export const FAILURES_STORAGE_KEY = 'fairtone.remoteFailures';
/** Key in local storage of the part that is being mounted: `name version time`. Only a page that froze leaves it. */
export const MOUNTING_STORAGE_KEY = 'fairtone.mounting';
/** A page that runs removes the key after this time. */
const MOUNTS_WITHIN_MS = 1000;
/** Leaves time to pages of other tabs, which may be slow. */
const FROZEN_AFTER_MS = 3000;
/** Count of a version that froze the page. */
const FROZEN = 1000;
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
  /** Whether an earlier page froze while it mounted a part of this version: it is not loaded. */
  isFrozen(release: RemoteRelease): boolean;
  /** Loads a version again that froze the page. */
  unfreeze(name: string): void;
  /** Remembers that a part of this release is being mounted, in case the page freezes. */
  noteMount(release: RemoteRelease): void;
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

  function write(changed: Stored) {
    known = changed;
    save(FAILURES_STORAGE_KEY, JSON.stringify(known));
  }
  function save(key: string, value: string) {
    try {
      store?.setItem(key, value);
    } catch {
      // Full or forbidden storage: failures count for this page only.
      store = null;
    }
  }
  const countOf = (release: RemoteRelease) => ofVersion(release)?.count ?? 0;
  let lastMark = '';
  const endMount = (mark: string) => store?.getItem(MOUNTING_STORAGE_KEY) === mark && save(MOUNTING_STORAGE_KEY, '');
  // A page that is left or put away while it mounts a part has not frozen: its timers may never run, and a phone may end it.
  if (store) document.addEventListener('visibilitychange', () => document.hidden && endMount(lastMark));

  const [frozen, version = '', at] = store?.getItem(MOUNTING_STORAGE_KEY)?.split(' ') ?? [];
  if (frozen && now() - Number(at) > FROZEN_AFTER_MS) {
    save(MOUNTING_STORAGE_KEY, '');
    write({ ...known, [frozen]: { version, count: FROZEN, since: now() } });
  }

  return {
    add(release) {
      // Read storage again: another tab may have recorded failures meanwhile.
      if (store) known = read();
      const { count, since } = ofVersion(release) ?? { count: 0, since: now() };
      write({ ...known, [release.name]: { version: release.version, count: count + 1, since } });
    },
    isGivenUp: (release, limit = LIMIT) => countOf(release) >= limit,
    isFrozen: (release) => countOf(release) >= FROZEN,
    unfreeze(name) {
      if ((known[name]?.count ?? 0) < FROZEN) return;
      const { [name]: _frozen, ...others } = known;
      write(others);
    },
    noteMount({ name, version }) {
      if (!store || document.hidden) return;
      lastMark = `${name} ${version} ${now()}`;
      save(MOUNTING_STORAGE_KEY, lastMark);
      setTimeout(endMount, MOUNTS_WITHIN_MS, lastMark);
    },
  };
}
