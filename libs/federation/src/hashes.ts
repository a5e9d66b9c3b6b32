import { remoteBuildSchema, type RemoteRelease } from '@fairtone/contracts';

type Hashes = Record<string, string>;

const TIMEOUT_MS = 5000;
const hashesByRelease = new WeakMap<RemoteRelease, Promise<Hashes>>();

/**
 * Hashes of all files of a release, by file name; empty when they cannot be loaded. The page names few of them, the release's
 * `remote.json` all. For prefetching and diagnosis, not for trust: files and hashes come from the same server.
 */
export function hashesOf(release: RemoteRelease): Promise<Hashes> {
  const known = hashesByRelease.get(release);
  if (known) return known;
  const asked = fetchHashes(release).catch(() => {
    hashesByRelease.delete(release);
    return release.integrity;
  });
  hashesByRelease.set(release, asked);
  return asked;
}

async function fetchHashes({ baseUrl }: RemoteRelease): Promise<Hashes> {
  const response = await fetch(`${baseUrl}remote.json`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return remoteBuildSchema.parse(await response.json()).integrity;
}
