import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { flacBytes, mp3Bytes } from '../../../servers/testing/mediaFiles';
import { done } from '../../tests/support/outcomes';
import type { Person } from '../../tests/support/people';
import { draft } from '../../tests/support/releases';
import { setting } from './calls';

globalThis.WebSocket ??= WebSocket as never;

/** The storage service as this token sees it; without one as the service role. */
export function storageAs(token = setting('FAIRTONE_TEST_SERVICE_KEY')) {
  const headers = { Authorization: `Bearer ${token}` };
  const auth = { persistSession: false, autoRefreshToken: false };
  return createClient(setting('FAIRTONE_TEST_URL'), setting('FAIRTONE_TEST_ANON_KEY'), { global: { headers }, auth })
    .storage;
}

type Master = 'flac' | 'mp3';

/** The bytes of a file that `recordTrack` uploads: a FLAC, unless it is told otherwise, as original, MP3 for the rest. */
export const soundBytes = (seed: number, kind: Kind, master: Master = 'flac'): Uint8Array =>
  kind === 'original' && master === 'flac' ? flacBytes(seed) : mp3Bytes(seed);

export type Kind = 'original' | 'purchase' | 'stream';
const KINDS: Kind[] = ['original', 'purchase', 'stream'];

/** `folder`: the track's id, or that of audio which replaces its own. */
async function upload(owner: Person, folder: string, file: { kind: Kind; format: Master; bytes: Uint8Array }) {
  const { kind, format, bytes } = file;
  const path = `${owner.id}/${folder}/${kind}.${format}`;
  const contentType = format === 'flac' ? 'audio/flac' : 'audio/mpeg';
  const { error } = await storageAs(owner.token).from('audio_masters').upload(path, bytes, { contentType });
  if (error) throw error;
  return path;
}

interface Recording {
  master?: Master;
  kinds?: readonly Kind[];
}

/** Adds a track, uploads its files and makes it ready, as the studio does. */
export async function recordTrack(
  owner: Person,
  albumId: string,
  seed = 1,
  trackNumber = 1,
  { master = 'flac', kinds = KINDS }: Recording = {},
) {
  const row = {
    album_id: albumId,
    track_number: trackNumber,
    title: `Track ${trackNumber}`,
    duration: 30,
    duration_ms: 30_000,
  };
  const track = await done(owner.rest.from('tracks').insert(row).select().single());
  for (const kind of kinds) {
    const bytes = soundBytes(seed * 10 + KINDS.indexOf(kind), kind, master);
    const format = kind === 'original' ? master : 'mp3';
    const path = await upload(owner, track.id, { kind, format, bytes });
    await done(
      owner.rest.from('track_files').insert({ track_id: track.id, kind, path, bytes: bytes.length, format }).select(),
    );
  }
  return done(owner.rest.from('tracks').update({ status: 'ready' }).eq('id', track.id).select().single());
}

/** Uploads the three files of audio that shall replace a track's, as the studio does. Answers the id of its folder. */
export async function recordSound(owner: Person, seed: number): Promise<string> {
  const soundId = randomUUID();
  for (const [index, kind] of KINDS.entries()) {
    const format = kind === 'original' ? 'flac' : 'mp3';
    await upload(owner, soundId, { kind, format, bytes: soundBytes(seed * 10 + index, kind) });
  }
  return soundId;
}

/** A draft album with one recorded track. */
export async function recordedAlbum(owner: Person, fields: Parameters<typeof draft>[1] = {}) {
  const album = await draft(owner, fields);
  const track = await recordTrack(owner, album.id);
  return { ...album, trackId: track.id };
}
