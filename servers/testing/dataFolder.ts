import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A file system in the machine's memory, on Linux. */
const MEMORY = '/dev/shm';
/** Room for the templates and the backends of two runs at once, with their uploads. */
const NEEDED_BYTES = 3 * 1024 ** 3;

/**
 * Where the data of backends under test lies: in memory, where a copy of a template takes a tenth of the time, or in the system's temporary
 * folder when the machine has no such file system or little room in it.
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
