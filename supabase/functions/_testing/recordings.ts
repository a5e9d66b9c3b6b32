import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { sharedBackend } from '../../../servers/testing/clients';
import { draft, recordTrack as record, type SoundFile, uploadSound } from '../../../servers/testing/kit/albums';
import { callerHeaders } from '../../../servers/testing/kit/callerHeaders';
import { flacBytes, mp3Bytes } from '../../../servers/testing/mediaFiles';
import type { Person } from '../../tests/support/people';
import { setting } from './calls';

globalThis.WebSocket ??= WebSocket as never;

/** The storage API with this token or key; without one as the service role. */
export function storageAs(token = setting('FAIRTONE_TEST_SERVICE_KEY')) {
  const { apikey, ...headers } = callerHeaders({ anonKey: setting('FAIRTONE_TEST_ANON_KEY') }, token);
  const auth = { persistSession: false, autoRefreshToken: false };
  return createClient(setting('FAIRTONE_TEST_URL'), apikey!, { global: { headers }, auth }).storage;
}

type Master = 'flac' | 'mp3';

/** The bytes of a file that `recordTrack` uploads: by default a FLAC as original, and MP3 for the others. */
export const soundBytes = (seed: number, kind: Kind, master: Master = 'flac'): Uint8Array =>
  kind === 'original' && master === 'flac' ? flacBytes(seed) : mp3Bytes(seed);

export type Kind = 'original' | 'purchase' | 'stream';
const KINDS: Kind[] = ['original', 'purchase', 'stream'];

interface Recording {
  master?: Master;
  kinds?: readonly Kind[];
}

const filesOf = (seed: number, kinds: readonly Kind[], master: Master): SoundFile[] =>
  kinds.map((kind) => ({
    kind,
    format: kind === 'original' ? master : 'mp3',
    bytes: soundBytes(seed * 10 + KINDS.indexOf(kind), kind, master),
  }));

/** A ready track with its own audio. */
export const recordTrack = (
  owner: Person,
  albumId: string,
  seed = 1,
  trackNumber = 1,
  { master = 'flac', kinds = KINDS }: Recording = {},
) =>
  record(sharedBackend(), owner, albumId, {
    fields: { title: `Track ${trackNumber}`, track_number: trackNumber },
    files: filesOf(seed, kinds, master),
  });

/** Uploads three files of audio to replace a track's, as the studio does. Returns the id of their folder. */
export async function recordSound(owner: Person, seed: number): Promise<string> {
  const soundId = randomUUID();
  for (const file of filesOf(seed, KINDS, 'flac')) await uploadSound(sharedBackend(), owner, soundId, file);
  return soundId;
}

/** A draft album with one recorded track. */
export async function recordedAlbum(owner: Person, fields: Parameters<typeof draft>[1] = {}) {
  const album = await draft(owner, fields);
  const track = await recordTrack(owner, album.id);
  return { ...album, trackId: track.id };
}
