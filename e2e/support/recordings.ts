import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for files that a test creates. */
export interface Recordings {
  folder: string;
  /**
   * Writes a long, loud recording and returns its path. WAV takes 10 MB a minute, FLAC nearly as much, because it is noise.
   * @param coverSidePx side of an embedded square cover, as large as those of shops
   */
  make: (name: string, seconds: number, coverSidePx?: number) => string;
  remove: () => void;
}

export function openRecordings(): Recordings {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-recordings-'));
  return {
    folder,
    make: (name, seconds, coverSidePx = 0) => {
      const file = join(folder, name);
      // In a separate process: encoders need ES modules and threads.
      const wish = [file, seconds, coverSidePx].map(String);
      execFileSync(process.execPath, ['tools/run.mjs', 'e2e/support/makeRecording.ts', ...wish], {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
