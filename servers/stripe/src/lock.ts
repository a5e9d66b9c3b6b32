import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Prevents two providers from using the same journal. Waits a little: after a kill of the gateway the old provider
 * needs a moment to notice and exit.
 * @returns a function that releases the lock
 */
export async function lockStateDir(stateDir: string, waitMs = 5000): Promise<() => void> {
  mkdirSync(stateDir, { recursive: true, mode: 0o700 });
  const path = join(stateDir, 'payments.pid');
  for (const deadline = Date.now() + waitMs; ; await sleep(50)) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(readFileSync(path, 'utf8').trim() || NaN);
    if (!isAlive(holder)) rmSync(path, { force: true });
    else if (Date.now() > deadline) throw new Error(`Another payment provider (process ${holder}) uses ${stateDir}.`);
  }
}
