import { closeSync, fdatasyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Journal {
  /** What was read back at opening, oldest first. */
  entries: unknown[];
  /** On disk when it returns; on failure the file is as it was before. */
  append(entry: unknown): void;
  close(): void;
}

/** Entries of a journal's text, and how many bytes of it are whole lines. */
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
 * Opens an append-only file of JSON lines. A last line without its end is a write that was never acknowledged
 * (the process was killed in it) and is cut off.
 *
 * Everything is synchronous on purpose: between reading a state and writing the next one nothing else runs, so a
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
