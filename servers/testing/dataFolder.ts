import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A memory file system of Linux. */
const MEMORY = '/dev/shm';
/** Bytes for the templates and backends of two runs at once, with their uploads. */
const NEEDED_BYTES = 3 * 1024 ** 3;

/**
 * The folder for data of backends under test: in memory, where copying a template takes a tenth of the time, or in the system's temporary
 * folder when the machine has no memory file system, or too little space in it.
 */
export const dataFolder = (): string => (hasRoom(MEMORY) ? MEMORY : tmpdir());

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}
