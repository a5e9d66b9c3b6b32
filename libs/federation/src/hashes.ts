import { remoteBuildSchema, type RemoteRelease } from '@fairtone/contracts';

type Hashes = Record<string, string>;

const TIMEOUT_MS = 5000;
const hashesByRelease = new WeakMap<RemoteRelease, Promise<Hashes>>();

/**
 * Integrity hashes of all files of a release, by file name, from its `remote.json`. The page contains only a few of them, which are
 * returned when the request fails. Use them to preload files and to diagnose errors, not to trust a file: both come from the same
 * server.
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
