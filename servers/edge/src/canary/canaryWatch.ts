import type { HealthLimits } from '@fairtone/domain';
import { messageOf, say, warn } from '@fairtone/servers/shared';
import { checkHealth, EVERYTHING, folderStore, type HealthReader, readKeyring, rightsOf } from '@fairtone/releases';
import type { ReleaseStoreSettings } from '../settings.ts';

/** Named in the log of a remote whose canary was taken back. */
const WATCHER = 'release host';

export type CanaryWatchSettings = Pick<ReleaseStoreSettings, 'folder' | 'keyringFile'> & {
  everyMs: number;
  /** What a canary may do wrong. */
  limits: HealthLimits;
};

export type { HealthReader };

/**
 * Looks at every canary again and again, and takes back the one that pages fail with. Writes to the store: one process does it, however
 * many serve pages.
 * @param read what pages told of versions. No visitor may read it: whoever starts the watch has the right, and this code has no key.
 * @returns its end
 */
export function startCanaryWatch(
  { folder, keyringFile, everyMs, limits }: CanaryWatchSettings,
  read: HealthReader,
): () => Promise<void> {
  const store = folderStore(folder);
  const rights = keyringFile ? rightsOf(readKeyring(keyringFile), null) : EVERYTHING;
  const workplace = { store, rights, by: WATCHER, say: (line: string) => say('releases', line) };
  const look = async () => {
    for (const remote of await store.remotes()) {
      try {
        const { canary } = await store.readChannel(remote);
        if (canary) await checkHealth(workplace, read, remote, { limits, isAutomatic: true });
      } catch (error) {
        warn('releases', `The canary of ${remote} is not watched: ${messageOf(error)}`);
      }
    }
  };

  let looking = Promise.resolve();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    looking = look().finally(() => (isLooking = false));
  }, everyMs);
  return () => {
    clearInterval(timer);
    return looking;
  };
}
