const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 400;

interface FetchOptions {
  /** Called before each attempt (1, 2, …) for the URL, because signed URLs expire. */
  urlOf: (attempt: number) => Promise<string>;
  /** Expected size; a file of another size is broken. */
  bytes: number;
  signal: AbortSignal;
  /** Receives the number of bytes fetched so far; starts at 0 again when the download restarts. */
  onReceived: (bytes: number) => void;
}

/**
 * Fetches one file as a whole, in several attempts with growing pauses.
 * @throws the error of the last attempt; the reason of `signal` as soon as it is aborted
 */
export async function fetchFile(options: FetchOptions): Promise<Blob> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchOnce(options, attempt);
    } catch (error) {
      options.signal.throwIfAborted();
      options.onReceived(0);
      if (attempt === ATTEMPTS) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), options.signal);
    }
  }
}

async function fetchOnce({ urlOf, bytes, signal, onReceived }: FetchOptions, attempt: number): Promise<Blob> {
  const response = await fetch(await urlOf(attempt), { signal });
  if (!response.ok || !response.body) throw new Error(`The file was answered with ${response.status}`);
  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    received += value.byteLength;
    onReceived(received);
  }
  if (received !== bytes) throw new Error(`The file ended after ${received} of ${bytes} bytes`);
  return new Blob(chunks);
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, durationMs);
    signal.addEventListener('abort', stop, { once: true });
  });
}
