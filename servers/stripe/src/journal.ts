import { closeSync, fdatasyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Journal {
  /** The entries that were read at opening, oldest first. */
  entries: unknown[];
  /** The entry is on disk when this returns; on failure the file is unchanged. */
  append(entry: unknown): void;
  close(): void;
}

/** Entries of a journal's text, and the number of bytes in complete lines. */
function readBack(bytes: Buffer, path: string): { entries: unknown[]; wholeBytes: number } {
  const wholeBytes = bytes.lastIndexOf(0x0a) + 1;
  const lines = bytes.subarray(0, wholeBytes).toString('utf8').split('\n').slice(0, -1);
  const entries = lines.map((line, index) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new Error(`The payment journal ${path} is damaged at line ${index + 1}. Restore it from a copy.`);
    }
  });
  return { entries, wholeBytes };
}

/**
 * Opens an append-only file of JSON lines. An incomplete last line is a write that was never acknowledged
 * (the process was killed during it) and is cut off.
 *
 * All operations are synchronous on purpose: no other code runs between reading a state and writing the next one, so a
 * double submit cannot charge twice.
 */
export function openJournal(path: string): Journal {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, 'a+', 0o600);
  const { entries, wholeBytes } = readBack(readFileSync(path), path);
  let size = wholeBytes;
  ftruncateSync(file, size);
  return {
    entries,
    append(entry) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`);
      try {
        for (let written = 0; written < line.length;) written += writeSync(file, line, written);
        fdatasyncSync(file);
      } catch (error) {
        ftruncateSync(file, size);
        throw error;
      }
      size += line.length;
    },
    close: () => closeSync(file),
  };
}
