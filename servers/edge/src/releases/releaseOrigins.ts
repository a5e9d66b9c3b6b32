import type { ReleaseManifest } from '@fairtone/contracts';

/** Where the releases of a page come from besides its own origin. */
export function releaseOrigins({ remotes }: ReleaseManifest): string[] {
  const releases = Object.values(remotes).flatMap(({ live, previous }) => (previous ? [live, previous] : [live]));
  const absolute = releases.map(({ baseUrl }) => baseUrl).filter((url) => URL.canParse(url));
  return [...new Set(absolute.map((url) => new URL(url).origin))];
}
