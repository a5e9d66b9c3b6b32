import { keyHeaders } from '@fairtone/domain';
import { withLock, type LockFiles } from '../stores/numberedLock.ts';
import { StorageClient } from '@supabase/storage-js';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { byName, IMMUTABLE_S, type Bucket, type BucketFile, type FileType } from './bucket.ts';

export type SupabaseSettings = { url: string; secretKey: string; bucket: string };

const PAGE = 1000;
const TEXT_FILE: FileType = { type: 'text/plain; charset=utf-8' };
/** Longest time in ms of a request under a lock, so that no write arrives after another writer has taken the lock over. */
const LOCKED_REQUEST_MS = 5_000;

/**
 * A bucket of Supabase Storage. It stores no content-encoding, so compressed copies are stored as plain bytes.
 *
 * Its API has no conditional replacement, only the creation of a name that is free (`upsert: false`, decided by a unique index of
 * the database). `update` therefore runs under a lock whose numbers are created that way, in the folder `lock` beside the file.
 * @param leaseMs after this time the lock of a process that crashed is taken over
 */
export function supabaseBucket({ url, secretKey, bucket }: SupabaseSettings, leaseMs?: number): Bucket {
  const headers = keyHeaders(secretKey);
  const address = `${url.replace(/\/+$/, '')}/storage/v1`;
  const files = new StorageClient(address, headers).from(bucket);
  const hasty: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(LOCKED_REQUEST_MS) });
  const lockedFiles = new StorageClient(address, headers, hasty).from(bucket);

  const upload = (name: string, bytes: Uint8Array, { type, encoding }: FileType, isNew: boolean, client = files) =>
    client.upload(name, bytes, {
      contentType: encoding ? 'application/octet-stream' : type,
      cacheControl: String(isNew ? IMMUTABLE_S : 0),
      upsert: !isNew,
    });
  /** Direct entries of a folder; a subfolder is an entry without an id. */
  async function list(folder: string): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (;;) {
      const { data, error } = await files.list(folder.replace(/\/$/, ''), { limit: PAGE, offset: entries.length });
      if (error) throw new Error(`The bucket refused to list ${folder}: ${error.message}`);
      entries.push(...(data as Entry[]));
      if (data.length < PAGE) return entries;
    }
  }
  async function filesBelow(folder: string): Promise<BucketFile[]> {
    const found = await Promise.all(
      (await list(folder)).map(async ({ name, id, metadata, updated_at }) =>
        id
          ? [{ name, bytes: metadata?.size ?? 0, writtenAt: new Date(updated_at ?? 0) }]
          : (await filesBelow(`${folder}${name}/`)).map((inner) => ({ ...inner, name: `${name}/${inner.name}` })),
      ),
    );
    return found.flat().sort(byName);
  }
  async function read(name: string): Promise<Uint8Array | null> {
    // With a name of its own each request passes the CDN's cache, which may be a minute behind.
    const { data, error } = await files.download(name, { cacheNonce: randomUUID() });
    if (data) return new Uint8Array(await data.arrayBuffer());
    if (isMissing(error)) return null;
    throw new Error(`The bucket refused to read ${name}: ${error?.message}`);
  }
  async function create(name: string, bytes: Uint8Array, type: FileType): Promise<boolean> {
    const { error } = await upload(name, bytes, type, true);
    if (error && isTaken(error)) return false;
    if (error) throw new Error(`The bucket refused to write ${name}: ${error.message}`);
    return true;
  }
  async function replace(name: string, bytes: Uint8Array, type: FileType, client = files): Promise<void> {
    const { error } = await upload(name, bytes, type, false, client);
    if (error) throw new Error(`The bucket refused to write ${name}: ${error.message}`);
  }
  async function remove(names: string[]): Promise<void> {
    for (let from = 0; from < names.length; from += PAGE) {
      const { error } = await files.remove(names.slice(from, from + PAGE));
      if (error) throw new Error(`The bucket refused to delete ${names[from]}: ${error.message}`);
    }
  }
  function lockBeside(name: string): LockFiles {
    const folder = `${name.replace(/[^/]*$/, '')}lock/`;
    const place = (number: number) => folder + String(number);
    const bytesOf = (text: string) => new TextEncoder().encode(text);
    return {
      numbers: async () => (await list(folder)).map((entry) => Number(entry.name)).filter(Number.isInteger),
      create: (number, text) => create(place(number), bytesOf(text), TEXT_FILE),
      read: async (number) => {
        const bytes = await read(place(number));
        return bytes && new TextDecoder().decode(bytes);
      },
      replace: (number, text) => replace(place(number), bytesOf(text), TEXT_FILE),
      remove: (number) => remove([place(number)]),
    };
  }

  return {
    read,
    create,
    replace,
    update: (name, change, type) =>
      withLock(
        lockBeside(name),
        `process ${process.pid} on ${hostname()}`,
        async (hold) => {
          const bytes = await change(await read(name));
          hold.check();
          await replace(name, bytes, type, lockedFiles);
          return bytes;
        },
        leaseMs,
      ),
    remove,
    folders: async (folder) => (await list(folder)).filter(({ id }) => !id).map(({ name }) => name).sort(), // prettier-ignore
    files: filesBelow,
  };
}

type Entry = { name: string; id: string | null; updated_at?: string; metadata?: { size: number } | null };

type Refusal = { status?: number; statusCode?: string; message?: string } | null;

const codes = (error: Refusal) => [String(error?.status), error?.statusCode];
const isTaken = (error: Refusal) => codes(error).includes('409') || error?.statusCode === 'Duplicate';
const isMissing = (error: Refusal) => codes(error).includes('404') || /not.?found/i.test(error?.message ?? '');
