import { releaseManifestSchema } from '@fairtone/contracts';
import type { RemoteRegistry } from '@fairtone/federation';

/**
 * Whether a page that the device served runs a version of a remote that is no longer released, for example after a rollback. Releases
 * of remotes that do not run yet are taken over; the others need a reload.
 */
export async function hasOlderReleases(registry: Pick<RemoteRegistry, 'manifest' | 'take'>): Promise<boolean> {
  const answer = await fetch('/releases.json', { cache: 'no-cache' }).catch(() => null);
  const { data } = releaseManifestSchema.safeParse(await answer?.json().catch(() => null));
  if (!data) return false;
  registry.take(data);
  const known = registry.manifest.remotes;
  return Object.entries(known).some(([name, { live }]) => live.version !== data.remotes[name]?.live.version);
}
