import { getAccessToken, getConfig } from '@fairtone/platform';
import { failureOf } from './storageFailure';
import { UploadError, type UploadFailure } from './uploadState';

interface PutOptions {
  contentType: string;
  /** Number of bytes of this file that were sent so far. */
  onProgress?: (sentBytes: number) => void;
  signal?: AbortSignal;
}

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 1000;

/**
 * Uploads one file to a bucket. Uses XMLHttpRequest, because `fetch` reports no upload progress. Retries with growing pauses after a lost
 * connection or a busy server.
 * @throws UploadError `network`, or the reason that the storage gives
 */
export async function putObject(bucket: string, path: string, blob: Blob, options: PutOptions): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await putOnce(bucket, path, blob, options);
    } catch (error) {
      const isWorthAnother = error instanceof UploadError && error.reason === 'network' && !options.signal?.aborted;
      if (!isWorthAnother || attempt >= ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (attempt - 1)));
    }
  }
}

async function putOnce(bucket: string, path: string, blob: Blob, options: PutOptions): Promise<void> {
  const { supabaseUrl, supabaseAnonKey } = getConfig();
  const token = await getAccessToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const finish = (reason?: UploadFailure) => {
      options.signal?.removeEventListener('abort', abort);
      if (reason) reject(new UploadError(reason, `${bucket}/${path}: ${request.status} ${request.responseText}`));
      else resolve();
    };
    request.open('POST', `${supabaseUrl}/storage/v1/object/${bucket}/${path}`);
    request.setRequestHeader('apikey', supabaseAnonKey);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', options.contentType);
    request.setRequestHeader('Cache-Control', 'max-age=3600');
    // A retry may find the file of its first attempt, whose response was lost.
    request.setRequestHeader('x-upsert', 'true');
    request.upload.onprogress = ({ loaded }) => options.onProgress?.(loaded);
    request.onload = () => finish(failureOf(request.status, request.responseText));
    request.onerror = () => finish('network');
    request.onabort = () => finish('network');
    options.signal?.addEventListener('abort', abort);
    if (options.signal?.aborted) return finish('network');
    request.send(blob);
  });
}
