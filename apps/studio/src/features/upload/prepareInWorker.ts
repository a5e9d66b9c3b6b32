import { MASTER_MAX_BYTES } from '@fairtone/domain';
import type { PreparedTrack } from './preparedTrack';
import { UploadError, type UploadFailure } from './uploadState';

/** Messages of the worker: progress, then one result. */
export type WorkerMessage =
  | { type: 'progress'; progress: number }
  | { type: 'prepared'; prepared: PreparedTrack }
  | { type: 'failed'; reason: UploadFailure; detail: string };

/**
 * Reads, measures and encodes one file in a worker. Each file has a worker of its own that is terminated afterwards,
 * because WebAssembly memory only grows and is released with the worker.
 * @throws UploadError with the reason why this file cannot become a track
 */
export async function prepareInWorker(
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
  createWorker: () => Promise<Worker>,
): Promise<PreparedTrack> {
  if (file.size === 0) throw new UploadError('empty');
  if (file.size > MASTER_MAX_BYTES) throw new UploadError('too_large');
  const worker = await createWorker().catch((error: unknown) => {
    throw new UploadError('tool_missing', String(error));
  });
  try {
    // The track was removed while the worker's script was loaded.
    if (signal.aborted) throw new UploadError('broken', 'removed');
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.type === 'progress') onProgress(data.progress);
        else if (data.type === 'prepared') resolve(data.prepared);
        else reject(new UploadError(data.reason, data.detail));
      };
      worker.onerror = (event) => reject(new UploadError('broken', event.message));
      signal.addEventListener('abort', () => reject(new UploadError('broken', 'removed')), { once: true });
      worker.postMessage({ file });
    });
  } finally {
    worker.terminate();
  }
}
