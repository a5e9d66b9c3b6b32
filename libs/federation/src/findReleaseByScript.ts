import type { ReleaseManifest, RemoteRelease } from '@fairtone/contracts';

/**
 * Whose script an error comes from: the release whose files are named first in it.
 * @param trace address of a script, or a stack of them
 */
export function findReleaseByScript({ remotes }: ReleaseManifest, trace: string): RemoteRelease | null {
  const found = Object.values(remotes)
    .flatMap(({ live, previous }) => (previous ? [live, previous] : [live]))
    .map((release) => ({ release, at: trace.indexOf(new URL(release.baseUrl, location.href).href) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.release ?? null;
}
