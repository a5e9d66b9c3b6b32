import { requestDownloadResponseSchema, type DownloadFormat } from '@fairtone/contracts';
import { FunctionFailure, invokeFunction, log } from '@fairtone/platform';
import { makeZip } from 'client-zip';
import { albumEntries } from '../download/albumEntries';
import { NothingFetched } from '../download/downloadAlbum';
import type { SaveTarget } from '../download/saveTarget';
import { albumFolder, uniqueNames } from '../download/zipNames';
import { withRetry } from './withRetry';
import { countOwned, ownedAlbums, type OwnedAlbum } from './ownedAlbums';

export interface CollectionProgress {
  doneAlbums: number;
  totalAlbums: number;
  /** Bytes of all albums so far. */
  receivedBytes: number;
  /** `Artist - Album` that is being fetched. */
  title: string;
}

/** An album that is missing in the archive, wholly or in part. */
export interface Missing {
  album: string;
  /** Titles of the missing tracks; null when the whole album is missing. */
  tracks: string[] | null;
}

export interface CollectionJob {
  userId: string;
  format: DownloadFormat;
  save: SaveTarget;
  /** Makes the text file in the archive that lists what is missing. */
  listMissing: (missing: readonly Missing[]) => { name: string; text: string };
  onProgress: (progress: CollectionProgress) => void;
  signal: AbortSignal;
}

/**
 * Streams every album of the collection into one ZIP, a folder each. Memory holds one file at a time. The archive may grow
 * past 4 GB: client-zip then writes ZIP64.
 * @returns what could not be fetched; the rest is in the archive
 * @throws NothingFetched when there is nothing to save; errors of `save`; the reason of `signal`
 */
export async function downloadCollection({ userId, format, save, listMissing, onProgress, signal }: CollectionJob) {
  const totalAlbums = await countOwned(userId, signal);
  const missing: Missing[] = [];
  const unique = uniqueNames();
  let doneAlbums = 0;
  let doneBytes = 0;

  async function* oneAlbum(owned: OwnedAlbum) {
    const title = `${owned.artist_name} - ${owned.album_title}`;
    const ask = (trackId?: string) =>
      invokeFunction('request-download', { albumId: owned.album_id, format, trackId }, requestDownloadResponseSchema);
    const { album, files } = await withRetry(() => ask(), signal);
    const failed: string[] = [];
    let behind = 0;
    yield* albumEntries({
      album,
      files,
      folder: unique(albumFolder(album)),
      signal,
      askAgain: async ({ trackId, url }) => (await ask(trackId)).files[0]?.url ?? url,
      onFailed: (name) => failed.push(name),
      onReceived(received, doneFiles) {
        for (; behind < doneFiles; behind += 1) doneBytes += files[behind]?.bytes ?? 0;
        onProgress({ doneAlbums, totalAlbums, receivedBytes: doneBytes + received, title });
      },
    });
    if (failed.length > 0) missing.push({ album: title, tracks: failed.length === files.length ? null : failed });
  }

  async function* entries() {
    let count = 0;
    for await (const owned of ownedAlbums(userId, signal)) {
      try {
        for await (const entry of oneAlbum(owned)) {
          count += 1;
          yield entry;
        }
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof FunctionFailure)) throw error;
        log({ level: 'warning', message: `Album ${owned.album_id} could not be asked for`, remote: 'account', error });
        missing.push({ album: `${owned.artist_name} - ${owned.album_title}`, tracks: null });
      }
      doneAlbums += 1;
    }
    if (count === 0) throw new NothingFetched();
    if (missing.length > 0) {
      const { name, text } = listMissing(missing);
      yield { name, input: text, lastModified: new Date() };
    }
  }

  await save(makeZip(entries(), { buffersAreUTF8: true }), signal);
  return missing;
}
