import { requestDownloadResponseSchema, type DownloadFormat } from '@fairtone/contracts';
import { invokeFunction, log } from '@fairtone/platform';
import { makeZip } from 'client-zip';
import { fetchCover, withTags } from './albumTags';
import { fetchFile } from './fetchFile';
import type { SaveTarget } from './saveTarget';
import { albumFolder, fileNames } from './zipNames';

/** How far a download is. */
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
 * Fetches an album's files one after the other, tags them and streams them into a ZIP: a folder `Artist - Album` with
 * `NN Title.ext` and `cover.jpg`. The audio itself stays as it is, bit by bit.
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
  const folder = albumFolder(album);
  const save = await openTarget(`${folder}.zip`, totalBytes);
  signal.throwIfAborted();

  const failedTitles: string[] = [];
  async function* entries() {
    const names = fileNames(files);
    const cover = await fetchCover(album.coverUrl, signal);
    let doneBytes = 0;
    for (const [index, file] of files.entries()) {
      const report = (received: number, doneFiles = index) =>
        onProgress({ doneFiles, totalFiles: files.length, receivedBytes: doneBytes + received, totalBytes });
      // The first address is minutes old by the time the last file's turn comes; a refused one is asked for anew.
      const urlOf = async (attempt: number) =>
        attempt === 1 ? file.url : ((await ask(file.trackId)).files[0]?.url ?? file.url);
      try {
        const audio = await fetchFile({ urlOf, bytes: file.bytes, signal, onReceived: report });
        yield {
          name: `${folder}/${names[index]}`,
          input: await withTags(audio, file, album, cover),
          lastModified: new Date(),
        };
      } catch (error) {
        signal.throwIfAborted();
        log({ level: 'warning', message: `Track ${file.trackId} could not be fetched`, remote: 'account', error });
        failedTitles.push(file.title);
      }
      doneBytes += file.bytes;
      report(0, index + 1);
    }
    if (failedTitles.length === files.length) throw new NothingFetched();
    if (cover) yield { name: `${folder}/cover.jpg`, input: cover, lastModified: new Date() };
  }

  await save(makeZip(entries(), { buffersAreUTF8: true }), signal);
  return failedTitles;
}
