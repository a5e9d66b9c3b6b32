import type { Tables, TablesInsert } from '@fairtone/db-types';
import { storageClient, type Backend } from '../clients.ts';
import { done } from './done.ts';
import type { Person } from './people.ts';

type Owner = Pick<Person, 'id' | 'token' | 'rest'>;

/** One of the three files of a track. */
export interface SoundFile {
  kind: 'original' | 'purchase' | 'stream';
  format: 'mp3' | 'wav' | 'flac';
  bytes: Uint8Array;
}

const MIME = { mp3: 'audio/mpeg', wav: 'audio/wav', flac: 'audio/flac' } as const;
/** Bucket of tracks' files until their album is published. */
const BUCKET = 'audio_masters';

/** Creates a draft album, which only its artist sees. */
export const draft = (
  owner: Pick<Person, 'id' | 'rest'>,
  fields: Partial<TablesInsert<'albums'>> = {},
): Promise<Tables<'albums'>> =>
  done(
    owner.rest
      .from('albums')
      .insert({ title: 'Night Walks', artist_id: owner.id, genre: 'Jazz', price: 1000, ...fields })
      .select()
      .single(),
  );

/** Adds a track without files, as its artist does. */
export function addTrack(
  owner: Pick<Person, 'rest'>,
  albumId: string,
  fields: Partial<TablesInsert<'tracks'>> = {},
): Promise<Tables<'tracks'>> {
  const row = { title: 'First Light', track_number: 1, duration: 30, duration_ms: 30_000, ...fields };
  return done(
    owner.rest
      .from('tracks')
      .insert({ ...row, album_id: albumId })
      .select()
      .single(),
  );
}

/**
 * Uploads one file of a track.
 * @param folder the track's id, or the id of replacing audio
 * @returns its path in the bucket
 */
export async function uploadSound(
  backend: Backend,
  owner: Owner,
  folder: string,
  { kind, format, bytes }: SoundFile,
): Promise<string> {
  const path = `${owner.id}/${folder}/${kind}.${format}`;
  const bucket = storageClient(backend, owner.token).from(BUCKET);
  const { error } = await bucket.upload(path, bytes, { contentType: MIME[format] });
  if (error) throw error;
  return path;
}

/** Adds a track, uploads its files and makes it ready, as the studio does. */
export async function recordTrack(
  backend: Backend,
  owner: Owner,
  albumId: string,
  { fields, files }: { fields: Partial<TablesInsert<'tracks'>>; files: readonly SoundFile[] },
): Promise<Tables<'tracks'>> {
  const { id } = await addTrack(owner, albumId, fields);
  for (const file of files) {
    const path = await uploadSound(backend, owner, id, file);
    const { kind, format, bytes } = file;
    const row = { track_id: id, kind, format, path, bucket: BUCKET, bytes: bytes.length };
    await done(owner.rest.from('track_files').insert(row).select());
  }
  return done(owner.rest.from('tracks').update({ status: 'ready' }).eq('id', id).select().single());
}
