import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 50;

/**
 * Does `work` while no other process on this machine does it: test processes that start together take turns.
 * @param lock path of the lock file; one that is older than `longestMs` is taken to be left behind by a killed process
 */
export async function exclusively<Result>(
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
      // Gone at this moment, when its owner has just finished.
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
