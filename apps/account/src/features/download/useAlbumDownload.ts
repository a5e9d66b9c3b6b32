import type { DownloadProgress } from './downloadAlbum';
import { pickSaveTarget, defaultTarget, needsSavePicker, type SaveTarget } from './saveTarget';
import { useDownloadRun, type DownloadRun } from './useDownloadRun';

type DownloadState =
  | { phase: 'preparing' }
  /** The archive is large and needs the file picker, which browsers open only right after a click. */
  | { phase: 'placing'; bytes: number; onPlace: () => void }
  | { phase: 'fetching'; progress: DownloadProgress }
  | { phase: 'saved'; failedTitles: string[] };

/** One download of one album, from the click to the saved archive. */
export function useAlbumDownload(albumId: string) {
  return useDownloadRun<DownloadState>(async ({ format, signal, show }) => {
    show({ phase: 'preparing' });
    const { downloadAlbum } = await import('./downloadAlbum');
    const failedTitles = await downloadAlbum({
      albumId,
      format,
      signal,
      openTarget: (fileName, bytes) => openTarget(fileName, bytes, { signal, show }),
      onProgress: (progress) => show({ phase: 'fetching', progress }),
    });
    return { phase: 'saved', failedTitles };
  });
}

async function openTarget(
  fileName: string,
  bytes: number,
  { signal, show }: Pick<DownloadRun<DownloadState>, 'signal' | 'show'>,
): Promise<SaveTarget> {
  if (!needsSavePicker(bytes)) return defaultTarget(fileName, bytes);
  try {
    return await pickSaveTarget(fileName);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
  }
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    show({ phase: 'placing', bytes, onPlace: () => pickSaveTarget(fileName).then(resolve, reject) });
  });
}
