import { releaseManifestSchema, type ReleaseManifest } from '@fairtone/contracts';
import type { RemoteRegistry } from './remoteRegistry.ts';

const RELEASES_URL = '/releases.json';
/** After this time a visible page checks what was released, promoted or rolled back meanwhile. */
const STALE_AFTER_MS = 5 * 60_000;
const WITHIN_MS = 5000;

type Registry = Pick<RemoteRegistry, 'manifest' | 'take' | 'onLaterScreens'>;

/**
 * Fetches the release manifest and takes over the releases of remotes that do not run yet; the page keeps the current ones when that fails.
 * @returns route patterns that only the newest releases have: this page cannot show their screens, because it runs older versions
 */
export async function refreshReleases(registry: Registry): Promise<string[]> {
  try {
    const answer = await fetch(RELEASES_URL, { signal: AbortSignal.timeout(WITHIN_MS) });
    const newest = releaseManifestSchema.parse(await answer.json());
    registry.take(newest);
    const known = routesOf(registry.manifest);
    const later = routesOf(newest).filter((route) => !known.includes(route));
    if (later.length > 0) registry.onLaterScreens?.();
    return later;
  } catch {
    return [];
  }
}

const routesOf = ({ remotes }: ReleaseManifest) => Object.values(remotes).flatMap(({ live }) => live.routes);

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
