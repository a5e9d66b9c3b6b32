import { loadOnDemand } from './loadOnDemand.ts';
import type { RemoteRegistry } from './remoteRegistry.ts';

/** After this time a visible page checks what was released, promoted or rolled back meanwhile. */
const STALE_AFTER_MS = 5 * 60_000;

type Registry = Pick<RemoteRegistry, 'manifest' | 'take' | 'onLaterScreens'>;

/**
 * Fetches the release manifest and takes over the releases of remotes that do not run yet; the page keeps the current ones when that fails.
 * @returns route patterns that only the newest releases have: this page cannot show their screens, because it runs older versions
 */
export async function refreshReleases(registry: Registry): Promise<string[]> {
  try {
    return await (await loadOnDemand()).takeReleases(registry);
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
