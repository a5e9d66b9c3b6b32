import { stopOrphans, logInfo, isStoppingProcess } from '@fairtone/servers/shared';
import type { Stopper } from '@fairtone/servers/supabase';
import type { Config } from '../settings/config.ts';
import { lockDataDir } from '../data/dataLock.ts';
import { requireGoodSecrets } from '../data/secretRules.ts';
import { loadSecrets } from '../data/secrets.ts';
import { secretsFile } from '../data/secretsFile.ts';
import { readyLine } from './readyLine.ts';
import { stopOnSignals, surviveLostConnections } from './shutdown.ts';
import { startParts } from './startParts.ts';

/** Starts the embedded backend and keeps it running until it is told to stop. */
export async function runGateway(config: Config): Promise<void> {
  const startedAt = Date.now();
  const stoppers: Stopper[] = [];
  const stop = stopOnSignals(stoppers);
  surviveLostConnections(stop);
  try {
    stoppers.push(lockDataDir(config.dataDir));
    // Stops a part that was still starting when the signal came, and that no stopper covers yet.
    stoppers.push(async () => void (await stopOrphans(config.dataDir)));
    const orphans = await stopOrphans(config.dataDir);
    if (orphans.length > 0) logInfo('gateway', `stopped what an earlier run left behind: ${orphans.join(', ')}`);
    const secrets = await loadSecrets(config.dataDir);
    if (config.mode === 'production') await requireGoodSecrets(secretsFile(config.dataDir), secrets);
    await startParts(config, secrets, stoppers);
    logInfo('gateway', `up after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    process.stdout.write(`\n${readyLine(config)}\n\n`);
  } catch (error) {
    // An interrupted start fails in many ways; the signal's handler ends the process.
    if (isStoppingProcess()) return stop();
    await stop();
    throw error;
  }
}
