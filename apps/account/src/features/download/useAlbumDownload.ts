import type { DownloadFormat } from '@fairtone/contracts';
import { useEffect, useRef, useState } from 'react';
import type { DownloadProgress } from './downloadAlbum';
import { askForPlace, quietTarget, wantsPlace, type SaveTarget } from './saveTarget';

export type DownloadState =
  | { phase: 'choosing' }
  | { phase: 'preparing' }
  /** The archive is large and wants a place; browsers show that question only right after a click. */
  | { phase: 'placing'; bytes: number; onPlace: () => void }
  | { phase: 'fetching'; progress: DownloadProgress }
  | { phase: 'saved'; failedTitles: string[] }
  | { phase: 'failed'; error: unknown };

/** One download of one album, from the click to the saved archive. Leaving the page's part that shows it stops it. */
export function useAlbumDownload(albumId: string) {
  const [state, setState] = useState<DownloadState>({ phase: 'choosing' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function openTarget(fileName: string, bytes: number, signal: AbortSignal): Promise<SaveTarget> {
    if (!wantsPlace(bytes)) return quietTarget(fileName, bytes);
    try {
      return await askForPlace(fileName);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
    }
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      setState({ phase: 'placing', bytes, onPlace: () => askForPlace(fileName).then(resolve, reject) });
    });
  }

  async function start(format: DownloadFormat) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: DownloadState) => !signal.aborted && setState(next);
    show({ phase: 'preparing' });
    try {
      const { downloadAlbum } = await import('./downloadAlbum');
      const failedTitles = await downloadAlbum({
        albumId,
        format,
        signal,
        openTarget: (fileName, bytes) => openTarget(fileName, bytes, signal),
        onProgress: (progress) => show({ phase: 'fetching', progress }),
      });
      show({ phase: 'saved', failedTitles });
    } catch (error) {
      const hasThoughtBetter = error instanceof DOMException && error.name === 'AbortError';
      show(hasThoughtBetter ? { phase: 'choosing' } : { phase: 'failed', error });
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ phase: 'choosing' });
  }

  return { state, start: (format: DownloadFormat) => void start(format), cancel };
}
