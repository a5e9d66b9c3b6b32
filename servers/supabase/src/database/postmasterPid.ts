import { isRunning, stopProcess, type StopSignals } from '@fairtone/servers/shared';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** SIGINT is Postgres' fast shutdown. SIGQUIT instead of SIGKILL when it hangs: the server then stops its workers too. */
export const POSTGRES_SIGNALS: StopSignals = { ask: 'SIGINT', insist: 'SIGQUIT', patienceMs: 8_000 };

/** Postgres writes its state into line 8 of postmaster.pid; pg_ctl reads it too. */
export function isAcceptingConnections(clusterDir: string, pid: number): boolean {
  const lines = readPidFile(clusterDir);
  return Number(lines[0]) === pid && (lines[7] ?? '').startsWith('ready');
}

/**
 * Stops a server that outlived its gateway and removes the pid file of a dead one. Postgres itself would refuse to
 * start when an unrelated process has taken over the recorded pid.
 */
export async function clearStaleServer(clusterDir: string): Promise<void> {
  const pid = Number(readPidFile(clusterDir)[0]);
  if (!pid) return;
  if (isRunning(pid, clusterDir)) await stopProcess(pid, clusterDir, POSTGRES_SIGNALS);
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
}

function readPidFile(clusterDir: string): string[] {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
