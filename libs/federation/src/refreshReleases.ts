import { loadOnDemand } from './loadOnDemand.ts';
import type { RemoteRegistry } from './remoteRegistry.ts';

/** After this time a visible page checks what was released, promoted or rolled back meanwhile. */
const STALE_AFTER_MS = 5 * 60_000;

type Registry = Pick<RemoteRegistry, 'take'>;

/** Fetches the release manifest; the page keeps the current one when that fails. @returns names of the remotes that changed */
export async function refreshReleases(registry: Registry): Promise<string[]> {
  try {
    const { fetchReleases } = await loadOnDemand();
    const fresh = await fetchReleases();
    return fresh ? registry.take(fresh) : [];
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
