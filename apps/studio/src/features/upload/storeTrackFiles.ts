import { getStorage, log } from '@fairtone/platform';
import type { AudioFormat } from '@fairtone/audio/analysis';
import { masterPath, type PreparedTrack, type StoredFile } from './preparedTrack';
import { putObject } from './putObject';

export const MASTERS_BUCKET = 'audio_masters';

const CONTENT_TYPES: Record<AudioFormat, string> = { mp3: 'audio/mpeg', wav: 'audio/wav', flac: 'audio/flac' };

// A retry goes on with the file that broke, not with those that arrived before it.
const arrived = new WeakMap<PreparedTrack, StoredFile[]>();

/** Uploads what is kept of one track, one file after the other; progress counts the bytes of all of them. */
export async function storeTrackFiles(
  artistId: string,
  trackId: string,
  prepared: PreparedTrack,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<StoredFile[]> {
  const { files } = prepared;
  const totalBytes = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const stored = arrived.get(prepared) ?? [];
  arrived.set(prepared, stored);
  let sentBytes = stored.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { kind, format, blob } of files.slice(stored.length)) {
    const path = masterPath(artistId, trackId, { kind, format });
    await putObject(MASTERS_BUCKET, path, blob, {
      contentType: CONTENT_TYPES[format],
      onProgress: (bytes) => onProgress(Math.min(1, (sentBytes + bytes) / totalBytes)),
      signal,
    });
    sentBytes += blob.size;
    onProgress(sentBytes / totalBytes);
    stored.push({ kind, format, path, bytes: blob.size });
  }
  return stored;
}

/** Removes masters that no track names. A file that stays costs storage only, so a failure is logged, not shown. */
export async function discardMasters(paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const { error } = await (await getStorage()).from(MASTERS_BUCKET).remove(paths);
  if (error)
    log({ level: 'warning', message: 'Masters of a removed track could not be deleted', remote: 'studio', error });
}
