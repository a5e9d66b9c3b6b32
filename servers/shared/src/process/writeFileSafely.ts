import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Writes aside and renames, so that a crash leaves the old file or the new one, never half of one. */
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
