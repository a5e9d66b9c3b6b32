import { getConfig } from '@fairtone/platform';
import { failureOf } from './storageFailure';
import { tusRequest } from './tusRequest';
import { deleteStoredUpload, storeUpload, readStoredUpload } from './storedUploads';
import { UploadError } from './uploadState';

interface ResumableOptions {
  contentType: string;
  /** Number of bytes that the server has, plus those sent of the current chunk. */
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
}

type Upload = ResumableOptions & { bucket: string; path: string; blob: Blob };

/**
 * Hosted Supabase requires exactly this size for every chunk except the last. An interruption loses at most one chunk.
 */
export const CHUNK_BYTES = 6 * 1024 * 1024;
const FAILURES_IN_A_ROW_MAX = 5;
const FIRST_PAUSE_MS = 1000;
const PAUSE_MAX_MS = 16_000;

const encode = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const isNetwork = (error: unknown) => error instanceof UploadError && error.reason === 'network';

/**
 * Uploads one file to a bucket in chunks (TUS 1.0.0). After an interruption, a pause or a reload it asks the server for
 * its offset and sends only the rest.
 * @throws UploadError `network` after five failures without progress between them, else the reason that the storage
 *   gives
 */
export async function putResumable(bucket: string, path: string, blob: Blob, options: ResumableOptions): Promise<void> {
  const upload = { bucket, path, blob, ...options };
  let offset: number | null = null;
  for (let failures = 0; offset === null || offset < blob.size;) {
    try {
      const before: number | null = offset;
      offset = offset === null ? await findUploadOffset(upload) : await sendChunk(upload, offset);
      if (before !== null) failures = 0;
      storeUpload(path, { url: urlOf(path), bytes: blob.size, offset });
      options.onProgress?.(offset);
    } catch (error) {
      failures += 1;
      if (!isNetwork(error) || options.signal?.aborted || failures >= FAILURES_IN_A_ROW_MAX) throw error;
      await pause(Math.min(PAUSE_MAX_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)), options.signal);
      // Ask for the offset again: the server may have stored a part of the chunk.
      offset = null;
    }
  }
  deleteStoredUpload(path);
}

/** Cancels the upload, so that the server does not store the partial file until it expires. */
export function abandonUpload(path: string): void {
  const url = readStoredUpload(path)?.url;
  deleteStoredUpload(path);
  if (url) void tusRequest('DELETE', url).catch(() => undefined);
}

const urlOf = (path: string) => readStoredUpload(path)?.url ?? '';

/** Waits `ms` milliseconds; shorter when the upload is stopped or the browser is online again. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}

/** Returns the server's offset of the interrupted upload, or creates a new upload and returns 0. */
async function findUploadOffset({ bucket, path, blob, contentType, signal }: Upload): Promise<number> {
  const known = readStoredUpload(path);
  if (known?.bytes === blob.size) {
    const { status, offset } = await tusRequest('HEAD', known.url, { signal });
    if (status === 200 && offset !== null) return offset;
    // Other statuses mean that the upload expired or that the server ended it: a new one starts.
    if (failureOf(status) === 'network') throw new UploadError('network', `HEAD ${known.url}: ${status}`);
  }
  const endpoint = `${getConfig().supabaseUrl}/storage/v1/upload/resumable`;
  const metadata = { bucketName: bucket, objectName: path, contentType, cacheControl: '3600' };
  const headers = {
    'Upload-Length': String(blob.size),
    'Upload-Metadata': Object.entries(metadata)
      .map(([key, value]) => `${key} ${encode(value)}`)
      .join(','),
    // A retry may find the file of its first attempt, whose response was lost.
    'x-upsert': 'true',
  };
  const { status, location, body } = await tusRequest('POST', endpoint, { headers, signal });
  const failure = failureOf(status, body);
  if (failure || !location) throw new UploadError(failure ?? 'network', `${bucket}/${path}: ${status} ${body}`);
  storeUpload(path, { url: new URL(location, new URL(endpoint, document.baseURI)).href, bytes: blob.size, offset: 0 });
  return 0;
}

async function sendChunk({ path, blob, onProgress, signal }: Upload, from: number): Promise<number> {
  const url = urlOf(path);
  const { status, offset, body } = await tusRequest('PATCH', url, {
    headers: { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(from) },
    body: blob.slice(from, from + CHUNK_BYTES),
    onSent: (bytes) => onProgress?.(from + bytes),
    signal,
  });
  // 409: an earlier request stored more than its lost response reported. 404, 410: the upload is gone, and
  // findUploadOffset creates a new one.
  const isMisplaced = status === 409 || status === 404 || status === 410;
  const failure = isMisplaced ? 'network' : failureOf(status, body);
  if (failure) throw new UploadError(failure, `PATCH ${url}: ${status} ${body}`);
  return offset ?? Math.min(from + CHUNK_BYTES, blob.size);
}
