import { checkHealth } from '../../../../delivery/release/health/watch.ts';
import type { HealthReader } from '../../../../delivery/release/health/compare.ts';
import { measuredHealth, type HealthRow } from '../../../../delivery/release/health/measuredHealth.ts';
import { readKeyring } from '../../../../delivery/release/keys/keyFiles.ts';
import { EVERYTHING, rightsOf } from '../../../../delivery/release/keys/rights.ts';
import { folderStore } from '../../../../delivery/release/stores/folderStore.ts';
import type { Sql } from '../../../supabase/src/database/connection.ts';
import type { ReleasesConfig } from '../../../launcher/src/process/releasesConfig.ts';
import { messageOf, say, warn } from '../../../shared/src/process/log.ts';

/** Named in the log of a remote whose canary was taken back. */
const WATCHER = 'release host';

/** Looks at every canary again and again, and takes back the one that pages fail with. Returns its end. */
export function startCanaryWatch(
  { folder, keyringFile, canaryLimits }: ReleasesConfig,
  everyMs: number,
  sql: Sql,
): () => Promise<void> {
  const store = folderStore(folder);
  const rights = keyringFile ? rightsOf(readKeyring(keyringFile), null) : EVERYTHING;
  const workplace = { store, rights, by: WATCHER, say: (line: string) => say('releases', line) };
  const read: HealthReader = async (remote, versions, since) => {
    const rows = await sql<HealthRow[]>`select * from public.release_health(${remote}, ${versions}, ${since})`;
    return rows.map(measuredHealth);
  };
  const look = async () => {
    for (const remote of await store.remotes()) {
      try {
        const { canary } = await store.readChannel(remote);
        if (canary) await checkHealth(workplace, read, remote, { limits: canaryLimits, isAutomatic: true });
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
