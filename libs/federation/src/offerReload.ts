import { deviceStorage, isOffline } from '@fairtone/platform';
import { RemoteError } from './remoteError.ts';

/** Key in session storage of the version, or the chunk, for which this tab was reloaded. */
const RELOADED_STORAGE_KEY = 'fairtone.reloadedFor';

/**
 * For an error of files that the server no longer has: a function that reloads the page, which then loads the current release. Null for
 * other errors, offline, and when this tab was already reloaded for the same version.
 */
export function offerReload(error: unknown, reload = () => location.reload()): (() => void) | null {
  const missing = missingOf(error);
  const storage = deviceStorage('sessionStorage');
  if (!missing || isOffline() || storage.getItem(RELOADED_STORAGE_KEY) === missing) return null;
  return () => {
    storage.setItem(RELOADED_STORAGE_KEY, missing);
    reload();
  };
}

/** What the server does not have; null for another error. */
function missingOf(error: unknown): string | null {
  if (error instanceof RemoteError)
    return error.reason === 'integrity_or_missing' ? `${error.remote} ${error.version}` : null;
  const { name, message } = Object(error) as Error;
  return name === 'ChunkLoadError' ? message : null;
}
