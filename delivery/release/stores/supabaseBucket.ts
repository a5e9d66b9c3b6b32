import { StorageClient } from '@supabase/storage-js';
import { IMMUTABLE_S, type Bucket, type FileType } from './bucket.ts';

export type SupabaseSettings = { url: string; serviceKey: string; bucket: string };

const PAGE = 1000;

/** A bucket of Supabase Storage. It stores no content-encoding, so compressed copies are stored as plain bytes. */
export function supabaseBucket({ url, serviceKey, bucket }: SupabaseSettings): Bucket {
  const headers = { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` };
  const files = new StorageClient(`${url.replace(/\/+$/, '')}/storage/v1`, headers).from(bucket);

  const upload = (name: string, bytes: Uint8Array, { type, encoding }: FileType, isNew: boolean) =>
    files.upload(name, bytes, {
      contentType: encoding ? 'application/octet-stream' : type,
      cacheControl: String(isNew ? IMMUTABLE_S : 0),
      upsert: !isNew,
    });
  /** Direct entries of a folder; a subfolder is an entry without an id. */
  async function list(folder: string): Promise<{ name: string; id: string | null }[]> {
    const entries: { name: string; id: string | null }[] = [];
    for (;;) {
      const { data, error } = await files.list(folder.replace(/\/$/, ''), { limit: PAGE, offset: entries.length });
      if (error) throw new Error(`The bucket refused to list ${folder}: ${error.message}`);
      entries.push(...data);
      if (data.length < PAGE) return entries;
    }
  }
  async function filesBelow(folder: string): Promise<string[]> {
    const found = await Promise.all(
      (await list(folder)).map(async ({ name, id }) =>
        id ? [name] : (await filesBelow(`${folder}${name}/`)).map((inner) => `${name}/${inner}`),
      ),
    );
    return found.flat().sort();
  }

  return {
    read: async (name) => {
      const { data, error } = await files.download(name);
      if (data) return new Uint8Array(await data.arrayBuffer());
      if (isMissing(error)) return null;
      throw new Error(`The bucket refused to read ${name}: ${error?.message}`);
    },
    create: async (name, bytes, type) => {
      const { error } = await upload(name, bytes, type, true);
      if (error && isTaken(error)) return false;
      if (error) throw new Error(`The bucket refused to write ${name}: ${error.message}`);
      return true;
    },
    replace: async (name, bytes, type) => {
      const { error } = await upload(name, bytes, type, false);
      if (error) throw new Error(`The bucket refused to write ${name}: ${error.message}`);
    },
    folders: async (folder) => (await list(folder)).filter(({ id }) => !id).map(({ name }) => name).sort(), // prettier-ignore
    files: filesBelow,
  };
}

type Refusal = { status?: number; statusCode?: string; message?: string } | null;

const codes = (error: Refusal) => [String(error?.status), error?.statusCode];
const isTaken = (error: Refusal) => codes(error).includes('409') || error?.statusCode === 'Duplicate';
const isMissing = (error: Refusal) => codes(error).includes('404') || /not.?found/i.test(error?.message ?? '');
