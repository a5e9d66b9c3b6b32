import { getStorage, log } from '@fairtone/platform';
import type { AudioFormat } from '@fairtone/audio/analysis';
import { masterPath, masterPaths, type PreparedTrack, type StoredFile } from './preparedTrack';
import { abandonUpload, putResumable } from './putResumable';
import { readStoredUpload } from './storedUploads';

export const MASTERS_BUCKET = 'audio_masters';

const CONTENT_TYPES: Record<AudioFormat, string> = { mp3: 'audio/mpeg', wav: 'audio/wav', flac: 'audio/flac' };

export interface StoreRun {
  /** Files that an earlier run stored; they are not sent again. */
  stored: StoredFile[];
  onStored: (stored: StoredFile[]) => void;
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

const bytesOf = (files: { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const sizeOf = ({ files }: PreparedTrack) => files.reduce((sum, { blob }) => sum + blob.size, 0);

/** Uploads the files of one track, one after the other. Progress is the share of the bytes of all files, 0 to 1. */
export async function storeTrackFiles(
  artistId: string,
  trackId: string,
  prepared: PreparedTrack,
  { stored: before, onStored, onProgress, signal }: StoreRun,
): Promise<StoredFile[]> {
  const totalBytes = sizeOf(prepared);
  let stored = before;
  for (const { kind, format, blob } of prepared.files) {
    if (stored.some((file) => file.kind === kind)) continue;
    const path = masterPath(artistId, trackId, { kind, format });
    const sentBytes = bytesOf(stored);
    await putResumable(MASTERS_BUCKET, path, blob, {
      contentType: CONTENT_TYPES[format],
      onProgress: (bytes) => onProgress(Math.min(1, (sentBytes + bytes) / totalBytes)),
      signal,
    });
    stored = [...stored, { kind, format, path, bytes: blob.size, storedAt: Date.now() }];
    onProgress(bytesOf(stored) / totalBytes);
    onStored(stored);
  }
  return stored;
}

/** Share of a track's bytes that the server had at its last response, 0 to 1. */
export function sentShare(artistId: string, trackId: string, prepared: PreparedTrack, stored: StoredFile[]): number {
  const next = prepared.files.find(({ kind }) => !stored.some((file) => file.kind === kind));
  const offset = next ? (readStoredUpload(masterPath(artistId, trackId, next))?.offset ?? 0) : 0;
  return (bytesOf(stored) + offset) / sizeOf(prepared);
}

/** Deletes masters that no track refers to. A remaining file only costs storage, so a failure is logged, not shown. */
export async function discardMasters(paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const { error } = await (await getStorage()).from(MASTERS_BUCKET).remove(paths);
  if (error)
    log({ level: 'warning', message: 'Masters of a removed track could not be deleted', remote: 'studio', error });
}

/** Deletes the stored files of a cancelled track, complete or partial. */
export function discardTrack(artistId: string, trackId: string): void {
  const paths = masterPaths(artistId, trackId);
  paths.forEach(abandonUpload);
  void discardMasters(paths);
}
