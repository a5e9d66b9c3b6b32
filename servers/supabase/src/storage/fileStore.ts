import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, type ReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ByteSource } from '@fairtone/media';
import { moveIntoPlace, syncFolder, writeDurably } from './durableFile.ts';

export type WrittenFile = { version: string; bytes: number; md5: string };

export type ByteRange = { start: number; end: number };

/** A file that can be read to its end although it is removed meanwhile. It closes itself after `read`. */
export type OpenedFile = { size: number; read: (range: ByteRange) => ReadStream; close: () => Promise<void> };

/** The bytes of objects. A file is named by its version, never by user input, and never changes once it has its name. */
export type FileStore = {
  write: (source: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<WrittenFile>;
  /** Links a finished file on this disk as an object. Can be repeated. */
  adopt: (path: string, version: string) => Promise<void>;
  /** `null` where the version is gone. */
  open: (version: string) => Promise<OpenedFile | null>;
  /** Reads a few bytes at a time, to check file headers. */
  inspect: <Result>(version: string, work: (source: ByteSource) => Promise<Result>) => Promise<Result>;
  duplicate: (version: string) => Promise<string>;
  remove: (version: string) => Promise<void>;
  /** Versions older than the moment, in batches, to clean up after crashes. */
  versionsBefore: (timeMs: number) => AsyncIterable<string[]>;
};

export function createFileStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  const objects = join(folder, 'objects');
  // Incomplete files of an earlier run.
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
    adopt: (path, version) => share(path, placeOf(version)),
    open: (version) => openFile(placeOf(version)),
    inspect: (version, work) => inspectFile(placeOf(version), work),
    duplicate: async (version) => {
      const copy = randomUUID();
      await share(placeOf(version), placeOf(copy));
      return copy;
    },
    remove: async (version) => {
      await unlink(placeOf(version)).catch(() => undefined);
    },
    versionsBefore: async function* (timeMs) {
      for (const part of await readdir(objects)) {
        const names = await readdir(join(objects, part));
        const times = await Promise.all(
          names.map(async (name) => ({ name, time: (await stat(placeOf(name)).catch(() => null))?.ctimeMs })),
        );
        yield times.filter(({ time }) => time !== undefined && time < timeMs).map(({ name }) => name);
      }
    },
  };
}

async function writeAside(path: string, source: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash('md5');
  const file = await open(path, 'wx', 0o600);
  try {
    const bytes = await writeDurably(file, source, maxBytes, (chunk) => hash.update(chunk));
    return { bytes, md5: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

/** Files never change, so two names may share one; not every file system supports that. */
async function share(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') return copyFile(from, to);
  });
  await syncFolder(dirname(to));
}

async function openFile(path: string): Promise<OpenedFile | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  const { size } = await file.stat();
  return {
    size,
    read: (range) => file.createReadStream({ ...range, highWaterMark: 256 * 1024 }),
    close: () => file.close(),
  };
}

async function inspectFile<Result>(path: string, work: (source: ByteSource) => Promise<Result>): Promise<Result> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (start: number, length: number) => {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    };
    return await work({ size, read });
  } finally {
    await file.close();
  }
}
