import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 50;

/**
 * Runs `work` under a lock of this machine, so that concurrent test processes run it one at a time.
 * @param lock path of the lock file; one older than `longestMs` is regarded as left by a killed process
 */
export async function withLock<Result>(
  lock: string,
  longestMs: number,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch {
      // The lock file was deleted meanwhile: its owner has just finished.
      const left = statSync(lock, { throwIfNoEntry: false });
      if (left && Date.now() - left.mtimeMs > longestMs) rmSync(lock, { force: true });
      await sleep(PAUSE_MS);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
