import { serviceClient } from '../_shared/clients.ts';
import { storedUrl } from '../_shared/publicUrl.ts';
import { fromDatabase } from '../_shared/refusal.ts';

const MASTERS = 'audio_masters';
const STREAMS = 'audio_files';

interface Track {
  id: string;
  track_files: { kind: string; bucket: string; path: string }[];
}

export async function readyTracks(albumId: string): Promise<Track[]> {
  const { data, error } = await serviceClient()
    .from('tracks')
    .select('id, track_files(kind, bucket, path)')
    .eq('album_id', albumId)
    .eq('status', 'ready');
  if (error) throw fromDatabase(error);
  return data;
}

async function isStored(bucket: string, path: string): Promise<boolean> {
  return (await serviceClient().storage.from(bucket).exists(path)).data;
}

/** Rows alone prove nothing, the artist writes them: the master and what buyers get must lie in the store. */
async function hasMasters(track: Track): Promise<boolean> {
  const masters = track.track_files.filter((file) => file.kind !== 'stream');
  if (!masters.some((file) => file.kind === 'original')) return false;
  const found = await Promise.all(masters.map((file) => isStored(file.bucket, file.path)));
  return found.every(Boolean);
}

/**
 * Moves a track's stream to where everybody may hear it. Safe to repeat, also after a crash in the middle.
 * @returns its public url, or null when the track's files are not all there
 */
export async function publishStream(artistId: string, track: Track): Promise<string | null> {
  const stream = track.track_files.find((file) => file.kind === 'stream');
  if (!stream || !(await hasMasters(track))) return null;
  const storage = serviceClient().storage;
  const target = `${artistId}/${track.id}.mp3`;
  if (stream.bucket === MASTERS) {
    const { error } = await storage.from(MASTERS).move(stream.path, target, { destinationBucket: STREAMS });
    if (error && !(await isStored(STREAMS, target))) {
      if (await isStored(MASTERS, stream.path)) throw error;
      return null;
    }
  } else if (!(await isStored(STREAMS, target))) return null;
  return storedUrl(storage.from(STREAMS).getPublicUrl(target).data.publicUrl);
}
