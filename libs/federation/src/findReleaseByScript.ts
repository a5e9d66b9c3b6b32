import type { ReleaseManifest, RemoteRelease } from '@fairtone/contracts';

/**
 * Finds the release whose script an error comes from: the one whose files the trace names first; null when it names none.
 * @param trace URL of a script, or a stack trace
 */
export function findReleaseByScript({ remotes }: ReleaseManifest, trace: string): RemoteRelease | null {
  const found = Object.values(remotes)
    .flatMap(({ live, previous }) => (previous ? [live, previous] : [live]))
    .map((release) => ({ release, at: trace.indexOf(new URL(release.baseUrl, location.href).href) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.release ?? null;
}
