import type { RemoteFailure, RemoteRelease } from '@fairtone/contracts';
import { isOffline } from '@fairtone/platform';
import { diagnoseLater } from './diagnoseLater.ts';
import { RemoteError } from './remoteError.ts';
import { withRetry } from './retry.ts';
import { withTimeout } from './withTimeout.ts';

// Longer than webpack's own wait for one chunk, so that its clearer error comes first.
const TIMEOUT_MS = 12_000;
const ATTEMPTS = 3;
const PAUSE_MS = 300;

interface ChunkLoadError extends Error {
  type?: string;
  request?: string;
}
const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Whether the network failed while the browser is online, so that another attempt can succeed. After any other failure the code has
 * run in part, and another attempt would return the same incomplete modules.
 */
export const isNetworkError = (error: unknown) =>
  error instanceof RemoteError && error.reason === 'network' && !isOffline();

/**
 * Calls a lazy loader of a release: its files may be missing, wrong or never arrive, and their code may throw.
 * @param what names the loaded part in error messages
 * @throws RemoteError
 */
export function loadLazily<T>(release: RemoteRelease, what: string, loader: () => Promise<T>): Promise<T> {
  const fail = (reason: RemoteFailure, detail: string, cause?: unknown) =>
    new RemoteError(release.name, release.version, reason, `${what} ${detail}`, cause);
  const attempt = () =>
    withTimeout(loader(), TIMEOUT_MS, () => fail('timeout', `did not come within ${TIMEOUT_MS} ms`)).catch(
      async (error: unknown) => {
        if (error instanceof RemoteError) throw error;
        if (!isChunkLoadError(error)) throw fail('crashed', `threw while loading: ${String(error)}`, error);
        if (error.type === 'timeout') throw fail('timeout', error.message);
        throw fail(await diagnoseLater(error.request ?? '', release), error.message);
      },
    );
  return withRetry(attempt, ATTEMPTS, PAUSE_MS, isNetworkError);
}
