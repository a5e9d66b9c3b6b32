import { existsSync, readFileSync } from 'node:fs';
import { claimAlerts, codeOwners, folderStore, mapErrors, type ErrorBackend } from '@fairtone/releases';
import { logInfo, messageOf, warn } from '@fairtone/servers/shared';
import { repeat } from '../process/repeat.ts';
import type { EdgeSettings } from '../settings.ts';
import { postAlert, type ErrorAlert } from './errorAlert.ts';

/** Time between two checks, in seconds, unless a setting says otherwise. */
export const ERROR_WATCH_S = 30;

export type ErrorWatchSettings = Pick<EdgeSettings['releases'], 'folder' | 'shellFolder'> & {
  /** File that names the owners of sources; it may be missing. */
  ownersFile: string;
  everyMs: number;
  /** Null: nobody is alerted. */
  alert: ErrorAlert | null;
};

/**
 * Maps new errors periodically, and alerts about groups that many devices met within a day, whether a canary or everybody has the version.
 * One process runs it, as it does the canary watch.
 * @param backend reads and writes errors. Visitors may not: the caller has the right, and this code has no key.
 * @returns a function that stops it
 */
export function startErrorWatch(settings: ErrorWatchSettings, backend: ErrorBackend): () => Promise<void> {
  const { folder, shellFolder, ownersFile, everyMs, alert } = settings;
  const store = folderStore(folder);
  const ownerOf = codeOwners(existsSync(ownersFile) ? readFileSync(ownersFile, 'utf8') : '');
  const look = async () => {
    try {
      await mapErrors({ store, shellFolder, ownerOf }, backend, null);
      if (alert) for (const remote of [...(await store.remotes()), 'shell']) await alertAbout(remote, alert);
    } catch (error) {
      warn('releases', `Errors of pages are not looked at: ${messageOf(error)}`);
    }
  };
  const alertAbout = async (remote: string, { webhook, mailTo, ...limits }: ErrorAlert) => {
    for await (const group of claimAlerts(backend, remote, limits, mailTo)) {
      logInfo('releases', `${remote} fails for ${group.devices} devices: ${group.message}`);
      if (webhook) await postAlert(webhook, remote, group);
    }
  };

  return repeat(everyMs, look);
}
