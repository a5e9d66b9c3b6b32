import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockFiles } from './numberedLock.ts';

/** The files of a lock in a folder of its own. */
export function folderLock(folder: string): LockFiles {
  const place = (number: number) => join(folder, String(number));
  return {
    numbers: async () => {
      mkdirSync(folder, { recursive: true });
      return readdirSync(folder).map(Number).filter(Number.isInteger);
    },
    create: async (number, text) => {
      try {
        writeFileSync(place(number), text, { flag: 'wx' });
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      }
    },
    read: async (number) => {
      try {
        return readFileSync(place(number), 'utf8');
      } catch {
        return null;
      }
    },
    replace: async (number, text) => writeFileSync(place(number), text),
    remove: async (number) => rmSync(place(number), { force: true }),
  };
}
