import { isRunning, writeFileSafely } from '@fairtone/servers/shared';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

type LockFile = { pid: number; mark: string };

/** Locks the data folder for one gateway. The lock of a killed gateway is taken over. */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'gateway.lock');
  const holder = existsSync(file) ? readLock(file) : null;
  if (holder && holder.pid !== process.pid && isRunning(holder.pid, holder.mark)) {
    throw new Error(`Another Fairtone (process ${holder.pid}) uses ${dataDir}. Stop it, or set FAIRTONE_DATA_DIR.`);
  }
  const lock: LockFile = { pid: process.pid, mark: basename(process.argv[1] ?? 'main.mjs') };
  writeFileSafely(file, JSON.stringify(lock), 0o600);
  return () => rmSync(file, { force: true });
}

function readLock(file: string): LockFile | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  } catch {
    return null;
  }
}
