import type { DownloadFile, RequestDownloadResponse } from '@fairtone/contracts';
import { log } from '@fairtone/platform';
import { fetchCover, withTags } from './albumTags';
import { fetchFile } from './fetchFile';
import { fileNames } from './zipNames';

export interface AlbumEntries extends RequestDownloadResponse {
  /** Folder inside the archive. */
  folder: string;
  /** Requests a new URL for a file whose signed URL expired. */
  askAgain: (file: DownloadFile) => Promise<string>;
  /** Bytes of the present file so far, and the number of the album's files before it. */
  onReceived: (bytes: number, doneFiles: number) => void;
  /** Called with the title of a file that could not be fetched; the others continue. */
  onFailed: (title: string) => void;
  signal: AbortSignal;
}

/** One album as entries of an archive. Fetches one file at a time, so that memory never holds more. */
export async function* albumEntries({ album, files, folder, askAgain, onReceived, onFailed, signal }: AlbumEntries) {
  const names = fileNames(files);
  const cover = await fetchCover(album.coverUrl, signal);
  let fetched = 0;
  for (const [index, file] of files.entries()) {
    const urlOf = (attempt: number) => (attempt === 1 ? Promise.resolve(file.url) : askAgain(file));
    try {
      const options = { urlOf, bytes: file.bytes, signal, onReceived: (bytes: number) => onReceived(bytes, index) };
      const audio = await fetchFile(options);
      yield {
        name: `${folder}/${names[index]}`,
        input: await withTags(audio, file, album, cover),
        lastModified: new Date(),
      };
      fetched += 1;
    } catch (error) {
      signal.throwIfAborted();
      log({ level: 'warning', message: `Track ${file.trackId} could not be fetched`, remote: 'account', error });
      onFailed(file.title);
    }
    onReceived(0, index + 1);
  }
  if (cover && fetched > 0) yield { name: `${folder}/cover.jpg`, input: cover, lastModified: new Date() };
}
