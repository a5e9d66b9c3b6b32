import { releaseManifestSchema, type ReleaseManifest } from '@fairtone/contracts';

const RELEASES_URL = '/releases.json';
const WITHIN_MS = 5000;

/** Fetches the release manifest; undefined when the answer is none. Rejects when nothing answers. */
export async function fetchReleases(): Promise<ReleaseManifest | undefined> {
  const answer = await fetch(RELEASES_URL, { signal: AbortSignal.timeout(WITHIN_MS) });
  return releaseManifestSchema.safeParse(await answer.json()).data;
}
