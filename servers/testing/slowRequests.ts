import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storageClient, withSql, type Backend, type Person } from './clients.ts';
import { wavBytes } from './mediaFiles.ts';
import type { SlowRequest } from './slowConnections.ts';
import { TUS_PATH, tusMetadata } from './tus.ts';

/** The operating system buffers 4 MB for a client that does not read: the server still has some of these bytes to send. */
const LARGE_BYTES = 12_000_000;
const LARGE_FILE = 'large.js';

const keyOf = ({ anonKey }: Backend, { token }: Person) => ({ apikey: anonKey, authorization: `Bearer ${token}` });
const newMaster = ({ id }: Person) => `${id}/${randomUUID()}/original.wav`;

/** A request to each service whose announced body may be withheld. */
export function sendersTo(backend: Backend, artist: Person): Record<string, SlowRequest> {
  const key = keyOf(backend, artist);
  const name = newMaster(artist);
  const metadata = { bucketName: 'audio_masters', objectName: name, contentType: 'audio/wav' };
  const upload = { method: 'POST', missingBytes: 1_000_000 };
  const tus = {
    ...key,
    'tus-resumable': '1.0.0',
    'upload-length': String(upload.missingBytes),
    'upload-metadata': tusMetadata(metadata),
    'content-type': 'application/offset+octet-stream',
  };
  const small = { method: 'POST', headers: { ...key, 'content-type': 'application/json' }, missingBytes: 1000 };
  return {
    data: { ...small, path: '/rest/v1/albums' },
    auth: { ...small, path: '/auth/v1/token?grant_type=password' },
    functions: { ...small, path: '/functions/v1/stripe-webhook' },
    storage: {
      ...upload,
      path: `/storage/v1/object/audio_masters/${name}`,
      headers: { ...key, 'content-type': 'audio/wav' },
    },
    resumable: { ...upload, path: TUS_PATH, headers: tus },
  };
}

/**
 * A request to each service whose response is larger than the operating system's buffer. Creates the rows and files.
 * @param shellFolder the backend's FAIRTONE_SHELL_DIR
 */
export async function readersOf(
  backend: Backend,
  artist: Person,
  shellFolder: string,
): Promise<Record<string, SlowRequest>> {
  await withSql(
    backend,
    (sql) => sql`
      insert into public.albums (title, artist_id, genre, price, description)
      select 'Wide ' || number, ${artist.id}, 'Jazz', 1000, repeat('x', 5000) from generate_series(1, 1000) number`,
  );
  writeFileSync(join(shellFolder, LARGE_FILE), Buffer.alloc(LARGE_BYTES, ' '));
  const name = newMaster(artist);
  const masters = storageClient(backend, artist.token).from('audio_masters');
  const { error } = await masters.upload(name, wavBytes(1, LARGE_BYTES), { contentType: 'audio/wav' });
  if (error) throw error;
  const headers = keyOf(backend, artist);
  return {
    data: { method: 'GET', path: `/rest/v1/albums?artist_id=eq.${artist.id}`, headers },
    storage: { method: 'GET', path: `/storage/v1/object/authenticated/audio_masters/${name}`, headers },
    pages: { method: 'GET', path: `/${LARGE_FILE}` },
  };
}
