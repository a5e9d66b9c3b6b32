import { mkdirSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeDurably } from '../durableFile.ts';
import { LIFETIME_MS, uploadRecordSchema, type UploadRecord } from './uploadRecord.ts';

export type UploadKey = { owner: string; id: string };

/** Unfinished uploads: the bytes so far, and a record with the upload's target. Both survive a restart. */
export type PartialFiles = {
  folder: string;
  create: (key: UploadKey, record: UploadRecord) => Promise<void>;
  find: (key: UploadKey) => Promise<(UploadRecord & { offset: number }) | null>;
  /** Returns the new offset. Bytes that arrived before an error are kept. */
  append: (key: UploadKey, source: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<number>;
  pathOf: (key: UploadKey) => string;
  /** Deletes the bytes and records that the upload is complete. */
  markDone: (key: UploadKey, record: UploadRecord) => Promise<void>;
  remove: (key: UploadKey) => Promise<void>;
  countOf: (owner: string) => Promise<number>;
  /** Uploads of one person. */
  idsOf: (owner: string) => Promise<string[]>;
  owners: () => Promise<string[]>;
  /** Expired uploads, and files that a crash left behind. */
  expiredBefore: (timeMs: number) => AsyncIterable<UploadKey>;
};

export function createPartialFiles(folder: string): PartialFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const bytesAt = ({ owner, id }: UploadKey) => join(folder, owner, `${id}.part`);
  const recordAt = ({ owner, id }: UploadKey) => join(folder, owner, `${id}.json`);
  const namesOf = (owner: string) => readdir(join(folder, owner)).catch(() => [] as string[]);
  const idsOf = async (owner: string) => [...new Set((await namesOf(owner)).map((name) => name.split('.', 1)[0]!))];

  return {
    folder,
    pathOf: bytesAt,
    create: async (key, record) => {
      await mkdir(dirname(bytesAt(key)), { recursive: true, mode: 0o700 });
      await (await open(bytesAt(key), 'wx', 0o600)).close();
      await writeRecord(recordAt(key), record);
    },
    find: async (key) => {
      const record = await readRecord(recordAt(key));
      if (!record) return null;
      if (record.isDone) return { ...record, offset: record.totalBytes };
      const size = (await stat(bytesAt(key)).catch(() => null))?.size;
      return size === undefined ? null : { ...record, offset: size };
    },
    append: async (key, source, maxBytes) => {
      const file = await open(bytesAt(key), 'a');
      try {
        await writeDurably(file, source, maxBytes);
        return (await file.stat()).size;
      } finally {
        await file.close();
      }
    },
    markDone: async (key, record) => {
      await writeRecord(recordAt(key), { ...record, isDone: true });
      await unlink(bytesAt(key)).catch(() => undefined);
    },
    remove: async (key) => {
      for (const path of [bytesAt(key), recordAt(key)]) await unlink(path).catch(() => undefined);
    },
    countOf: async (owner) => (await namesOf(owner)).filter((name) => name.endsWith('.part')).length,
    idsOf,
    owners: () => readdir(folder),
    expiredBefore: async function* (timeMs) {
      for (const owner of await readdir(folder)) {
        for (const id of await idsOf(owner)) {
          const record = await readRecord(recordAt({ owner, id }));
          const createdAt = record?.createdAt ?? (await ageOf(bytesAt({ owner, id })));
          if (createdAt + LIFETIME_MS < timeMs) yield { owner, id };
        }
      }
    },
  };
}

/** The record of a file may be just being written. */
const ageOf = async (path: string) => (await stat(path).catch(() => null))?.mtimeMs ?? 0;

async function readRecord(path: string): Promise<UploadRecord | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return uploadRecordSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function writeRecord(path: string, record: UploadRecord): Promise<void> {
  const aside = `${path}.new`;
  const file = await open(aside, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(record));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, path);
  await syncFolder(dirname(path));
}
