import { requestDownloadResponseSchema, type DownloadFormat } from '@fairtone/contracts';
import { invokeFunction } from '@fairtone/platform';
import { makeZip } from 'client-zip';
import { albumEntries } from './albumEntries';
import type { SaveTarget } from './saveTarget';
import { albumArchive } from './zipNames';

/** Progress of a download. */
export interface DownloadProgress {
  doneFiles: number;
  totalFiles: number;
  receivedBytes: number;
  totalBytes: number;
}

export interface DownloadJob {
  albumId: string;
  format: DownloadFormat;
  /** Decides where the archive goes, once its name and size are known. */
  openTarget: (fileName: string, bytes: number) => Promise<SaveTarget>;
  onProgress: (progress: DownloadProgress) => void;
  signal: AbortSignal;
}

/** None of the files could be fetched; there is nothing to save. */
export class NothingFetched extends Error {
  override name = 'NothingFetched';
}

/**
 * Fetches an album's files one after the other, tags them and streams them into a ZIP: a folder `Artist - Album (FLAC)` with
 * `NN Title.ext` and `cover.jpg`. The audio stays bit-identical.
 * @returns titles of the tracks that could not be fetched; the others are in the archive
 * @throws FunctionFailure when the download is refused, NothingFetched, or the reason of `signal`
 */
export async function downloadAlbum({
  albumId,
  format,
  openTarget,
  onProgress,
  signal,
}: DownloadJob): Promise<string[]> {
  const ask = (trackId?: string) =>
    invokeFunction('request-download', { albumId, format, trackId }, requestDownloadResponseSchema);
  const { album, files } = await ask();
  const totalBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const folder = albumArchive(album, files);
  const save = await openTarget(`${folder}.zip`, totalBytes);
  signal.throwIfAborted();

  const failedTitles: string[] = [];
  async function* entries() {
    let doneBytes = 0;
    let doneFiles = 0;
    yield* albumEntries({
      album,
      files,
      folder,
      signal,
      askAgain: async ({ trackId, url }) => (await ask(trackId)).files[0]?.url ?? url,
      onFailed: (title) => failedTitles.push(title),
      onReceived(received, done) {
        for (; doneFiles < done; doneFiles += 1) doneBytes += files[doneFiles]?.bytes ?? 0;
        onProgress({ doneFiles, totalFiles: files.length, receivedBytes: doneBytes + received, totalBytes });
      },
    });
    if (failedTitles.length === files.length) throw new NothingFetched();
  }

  await save(makeZip(entries(), { buffersAreUTF8: true }), signal);
  return failedTitles;
}
