import { publishedVersionsSchema, type PublishedVersions } from '@fairtone/contracts';

const TIMEOUT_MS = 10_000;

/** The published versions of each remote; null where the host has no list, as a static host. */
export async function fetchVersions(): Promise<PublishedVersions | null> {
  try {
    const response = await fetch('/releases/versions.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? publishedVersionsSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
