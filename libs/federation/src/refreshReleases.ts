import { releaseManifestSchema } from '@fairtone/contracts';
import type { RemoteRegistry } from './remoteRegistry.ts';

const RELEASES_URL = '/releases.json';
/** After this time a visible page checks what was released, promoted or rolled back meanwhile. */
const STALE_AFTER_MS = 5 * 60_000;
const WITHIN_MS = 5000;

type Registry = Pick<RemoteRegistry, 'take'>;

/** Fetches the release manifest; the page keeps the current one when that fails. @returns names of the remotes that changed */
export async function refreshReleases(registry: Registry): Promise<string[]> {
  try {
    const answer = await fetch(RELEASES_URL, { signal: AbortSignal.timeout(WITHIN_MS) });
    const { data } = releaseManifestSchema.safeParse(await answer.json());
    return data ? registry.take(data) : [];
  } catch {
    return [];
  }
}

/** Refreshes the releases of an open page every few minutes while it is visible. @returns a function that stops this */
export function keepReleasesFresh(registry: Registry): () => void {
  let askedAt = Date.now();
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < STALE_AFTER_MS) return;
    askedAt = Date.now();
    void refreshReleases(registry);
  };
  const timer = setInterval(ask, STALE_AFTER_MS);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}
