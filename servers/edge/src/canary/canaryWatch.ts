import type { HealthLimits } from '@fairtone/domain';
import { messageOf, logInfo, warn } from '@fairtone/servers/shared';
import { checkHealth, EVERYTHING, folderStore, type HealthReader, readKeyring, rightsOf } from '@fairtone/releases';
import { repeat } from '../process/repeat.ts';
import type { ReleaseStoreSettings } from '../settings.ts';

/** Time between two checks, in seconds, unless a setting says otherwise. */
export const CANARY_WATCH_S = 10;
/** Author in the log of a remote whose canary was rolled back automatically. */
const WATCHER = 'release host';

export type CanaryWatchSettings = Pick<ReleaseStoreSettings, 'folder' | 'keyringFile'> & {
  everyMs: number;
  /** Limits of a canary's failures. */
  limits: HealthLimits;
};

export type { HealthReader };

/**
 * Checks all canaries periodically and rolls back those that fail. Writes to the store, so only one process runs it, however
 * many serve pages.
 * @param read reads the reported health of versions. Visitors may not read it: the caller has the right, and this code has no key.
 * @returns a function that stops it
 */
export function startCanaryWatch(
  { folder, keyringFile, everyMs, limits }: CanaryWatchSettings,
  read: HealthReader,
): () => Promise<void> {
  const store = folderStore(folder);
  const rights = keyringFile ? rightsOf(readKeyring(keyringFile), null) : EVERYTHING;
  const workplace = { store, rights, by: WATCHER, say: (line: string) => logInfo('releases', line) };
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

  return repeat(everyMs, look);
}
