import { releaseManifestSchema, type ReleaseManifest } from '@fairtone/contracts';
import type { RemoteRegistry } from './remoteRegistry.ts';

const RELEASES_URL = '/releases.json';
const WITHIN_MS = 5000;

/** `refreshReleases`, which loads this code when it is needed. @throws when no manifest answers */
export async function takeReleases(
  registry: Pick<RemoteRegistry, 'manifest' | 'take' | 'onLaterScreens'>,
): Promise<string[]> {
  const answer = await fetch(RELEASES_URL, { signal: AbortSignal.timeout(WITHIN_MS) });
  const newest = releaseManifestSchema.parse(await answer.json());
  registry.take(newest);
  const known = routesOf(registry.manifest);
  const later = routesOf(newest).filter((route) => !known.includes(route));
  if (later.length > 0) registry.onLaterScreens?.();
  return later;
}

const routesOf = ({ remotes }: ReleaseManifest) => Object.values(remotes).flatMap(({ live }) => live.routes);
