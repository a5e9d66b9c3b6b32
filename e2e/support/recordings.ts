import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for files that a test makes. */
export interface Recordings {
  folder: string;
  /**
   * Writes a long, loud recording; its path. WAV takes 10 MB a minute, FLAC nearly as much: it is noise.
   * @param coverSidePx with a square picture in it, as large as those of shops
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
      // A process of its own: encoders want ES modules and threads.
      const wish = [file, seconds, coverSidePx].map(String);
      execFileSync(process.execPath, ['tools/run.mjs', 'e2e/support/makeRecording.ts', ...wish], {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
