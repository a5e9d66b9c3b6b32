import { getAccessToken, getConfig } from '@fairtone/platform';
import { UploadError } from './uploadState';

export interface TusAnswer {
  status: number;
  /** Number of bytes that the server has. */
  offset: number | null;
  location: string | null;
  /** Of an error response: the reason. */
  body: string;
}

interface TusOptions {
  headers?: Record<string, string>;
  body?: Blob;
  onSent?: (bytes: number) => void;
  signal?: AbortSignal;
}

/** One request of TUS 1.0.0. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export async function tusRequest(method: string, url: string, options: TusOptions = {}): Promise<TusAnswer> {
  const { supabaseAnonKey } = getConfig();
  const token = await getAccessToken();
  const { signal, body, onSent } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const leave = () => signal?.removeEventListener('abort', abort);
    const fail = () => {
      leave();
      reject(new UploadError('network', `${method} ${url}`));
    };
    if (signal?.aborted) return fail();
    request.open(method, url);
    const common = {
      apikey: supabaseAnonKey,
      ...(token && { Authorization: `Bearer ${token}` }),
      'Tus-Resumable': '1.0.0',
    };
    for (const [name, value] of Object.entries({ ...common, ...options.headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onSent?.(loaded);
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      leave();
      const offset = request.getResponseHeader('Upload-Offset');
      resolve({
        status: request.status,
        offset: offset === null ? null : Number(offset),
        location: request.getResponseHeader('Location'),
        body: request.responseText,
      });
    };
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
}
