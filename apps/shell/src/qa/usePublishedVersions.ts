import type { PublishedVersions } from '@fairtone/contracts';
import { useEffect, useState } from 'react';
import { fetchVersions } from './fetchVersions.ts';

/** Versions that can be chosen, fetched each time the panel opens. Null while loading, and where the host has no list. */
export function usePublishedVersions(): PublishedVersions | null {
  const [versions, setVersions] = useState<PublishedVersions | null>(null);
  useEffect(() => {
    let isGone = false;
    void fetchVersions().then((found) => !isGone && setVersions(found));
    return () => {
      isGone = true;
    };
  }, []);
  return versions;
}
