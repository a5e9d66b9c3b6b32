import { savedAlbumsCacheOf } from '../cacheNames.ts';
import { fetchWhole } from './fetchWhole.ts';
import { recordPath, type SavedAlbum } from './savedAlbums.ts';

/** Thrown when the device has too little free space. */
export class NoSpaceError extends Error {
  override name = 'NoSpaceError';
}

/** An album to save, with its playable tracks. */
export type AlbumToSave = Pick<SavedAlbum, 'id' | 'title' | 'artist' | 'artistId' | 'coverImage' | 'tracks'>;

export interface SaveAlbumJob {
  caches: CacheStorage;
  storage: Pick<StorageManager, 'estimate' | 'persist'>;
  personId: string;
  album: AlbumToSave;
  /** URLs of the cover in the sizes in which it is shown. */
  covers: readonly string[];
  /** @param share 0 to 1 */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  nowMs?: () => number;
}

/** Size of the 128 kbit/s stream. */
const BYTES_PER_MS = 16;

/**
 * Saves an album on the device: its streams, its cover, and at the end the record that marks it as complete. Deletes everything when a file
 * cannot be saved.
 * @throws NoSpaceError, or the error of `fetch`
 */
export async function saveAlbumOffline({
  caches,
  storage,
  personId,
  album,
  covers,
  onProgress,
  signal,
  nowMs = Date.now,
}: SaveAlbumJob) {
  const expectedBytes = album.tracks.reduce((sum, { durationMs }) => sum + durationMs * BYTES_PER_MS, 0);
  const { quota = Infinity, usage = 0 } = await storage.estimate();
  if (quota - usage < expectedBytes) throw new NoSpaceError();
  // Without persistence the browser may delete the album to free space. It is saved even if the browser refuses.
  await storage.persist().catch(() => false);

  const cache = await caches.open(savedAlbumsCacheOf(personId));
  const files: string[] = [];
  let bytes = 0;
  const put = async (url: string, onReceived: (received: number) => void) => {
    const file = await fetchWhole(url, signal, onReceived);
    files.push(url);
    await cache.put(
      url,
      new Response(file, { headers: { 'content-type': file.type, 'content-length': String(file.size) } }),
    );
    bytes += file.size;
  };
  try {
    for (const { audioSrc } of album.tracks) {
      await put(audioSrc, (received) => onProgress(Math.min(0.99, (bytes + received) / expectedBytes)));
    }
    for (const cover of covers) await put(cover, () => undefined).catch(ignoreUnlessAborted(signal));
    signal.throwIfAborted();
    await cache.put(
      recordPath(album.id),
      Response.json({ ...album, files, bytes, keptAt: nowMs() } satisfies SavedAlbum),
    );
  } catch (error) {
    for (const file of files) await cache.delete(file);
    throw isFull(error) ? new NoSpaceError() : error;
  }
}

const isFull = (error: unknown) => (error as Error | null)?.name === 'QuotaExceededError';

/** An album is complete without its cover, except when saving was aborted or there is no space. */
const ignoreUnlessAborted = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted || isFull(error)) throw error;
};
