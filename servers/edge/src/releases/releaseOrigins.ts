import type { ReleaseManifest } from '@fairtone/contracts';

/** Origins of a page's releases besides its own. */
export function releaseOrigins({ remotes }: ReleaseManifest): string[] {
  const releases = Object.values(remotes).flatMap(({ live, previous }) => (previous ? [live, previous] : [live]));
  const absolute = releases.map(({ baseUrl }) => baseUrl).filter((url) => URL.canParse(url));
  return [...new Set(absolute.map((url) => new URL(url).origin))];
}
