import { publishedVersionsSchema, type PublishedVersions } from '@fairtone/contracts';

const TIMEOUT_MS = 10_000;

/** What is published of each remote. Null where the host keeps no list, as a static one does. */
export async function fetchVersions(): Promise<PublishedVersions | null> {
  try {
    const response = await fetch('/releases/versions.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? publishedVersionsSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
