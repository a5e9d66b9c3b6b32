import { isTemporaryStatus } from '@fairtone/domain';
import { FunctionFailure } from '@fairtone/platform';

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 500;

/** Retries after a network failure or a temporary status, so that one failure in a long download does not cost an album. */
export async function withRetry<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      await waitUntil(signal, FIRST_PAUSE_MS * 3 ** (attempt - 1));
    }
  }
}

const isTransient = (error: unknown) =>
  error instanceof FunctionFailure && (error.code === 'network' || isTemporaryStatus(error.status));

function waitUntil(signal: AbortSignal, durationMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });
}
