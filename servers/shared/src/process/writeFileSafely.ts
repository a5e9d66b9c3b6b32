import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Writes to a temporary file and renames it, so that a crash leaves the old file or the new one, never a partial one. */
export function writeFileSafely(file: string, text: string, mode: number): void {
  const aside = `${file}.${process.pid}.tmp`;
  const handle = openSync(aside, 'w', mode);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(aside, file);
}
