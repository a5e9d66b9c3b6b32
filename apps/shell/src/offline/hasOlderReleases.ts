import { releaseManifestSchema } from '@fairtone/contracts';
import type { RemoteRegistry } from '@fairtone/federation';

/**
 * Whether a page that came from the device runs what is released no more: rolled back, perhaps. What does not run yet is taken
 * in; the rest needs a new page.
 */
export async function hasOlderReleases(registry: Pick<RemoteRegistry, 'manifest' | 'take'>): Promise<boolean> {
  const answer = await fetch('/releases.json', { cache: 'no-cache' }).catch(() => null);
  const { data } = releaseManifestSchema.safeParse(await answer?.json().catch(() => null));
  if (!data) return false;
  registry.take(data);
  const known = registry.manifest.remotes;
  return Object.entries(known).some(([name, { live }]) => live.version !== data.remotes[name]?.live.version);
}
