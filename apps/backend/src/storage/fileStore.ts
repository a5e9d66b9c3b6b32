import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, rmSync, type ReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tooLarge } from './storageError.ts';

export type WrittenFile = { version: string; bytes: number; md5: string };

export type ByteRange = { start: number; end: number };

/** The bytes of objects. A file is named by its version, never by what a user wrote, and never changes once it has its name. */
export type FileStore = {
  write: (source: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<WrittenFile>;
  read: (version: string, range?: ByteRange) => ReadStream;
  size: (version: string) => Promise<number | null>;
  duplicate: (version: string) => Promise<string>;
  remove: (version: string) => Promise<void>;
  /** Versions older than the moment, for the clean-up of what a crash left. */
  versionsBefore: (timeMs: number) => Promise<string[]>;
};

export function createFileStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  const objects = join(folder, 'objects');
  // Half-received files of an earlier run.
  rmSync(incoming, { recursive: true, force: true });
  for (const place of [incoming, objects]) mkdirSync(place, { recursive: true, mode: 0o700 });
  const placeOf = (version: string) => join(objects, version.slice(0, 2), version);

  return {
    write: async (source, maxBytes) => {
      const version = randomUUID();
      const aside = join(incoming, version);
      try {
        const written = await writeAside(aside, source, maxBytes);
        await moveIntoPlace(aside, placeOf(version));
        return { version, ...written };
      } catch (error) {
        await unlink(aside).catch(() => undefined);
        throw error;
      }
    },
    read: (version, range) => createReadStream(placeOf(version), { ...range, highWaterMark: 256 * 1024 }),
    size: async (version) => (await stat(placeOf(version)).catch(() => null))?.size ?? null,
    duplicate: async (version) => {
      const copy = randomUUID();
      await mkdir(dirname(placeOf(copy)), { recursive: true });
      // Files never change, so two names may share one; not every file system can.
      await link(placeOf(version), placeOf(copy)).catch(() => copyFile(placeOf(version), placeOf(copy)));
      await syncFolder(dirname(placeOf(copy)));
      return copy;
    },
    remove: async (version) => {
      await unlink(placeOf(version)).catch(() => undefined);
    },
    versionsBefore: async (timeMs) => {
      const names = (await readdir(objects, { recursive: true, withFileTypes: true })).filter((entry) =>
        entry.isFile(),
      );
      const times = await Promise.all(
        names.map(async ({ name }) => ({ name, time: (await stat(placeOf(name)).catch(() => null))?.ctimeMs })),
      );
      return times.filter(({ time }) => time !== undefined && time < timeMs).map(({ name }) => name);
    },
  };
}

async function writeAside(
  path: string,
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<{ bytes: number; md5: string }> {
  const hash = createHash('md5');
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge();
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, md5: hash.digest('hex') };
}

/** The folder is synced too: without that a power cut may forget the new name of an acknowledged upload. */
async function moveIntoPlace(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await syncFolder(dirname(to));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
