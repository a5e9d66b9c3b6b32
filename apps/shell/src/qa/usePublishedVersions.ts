import type { PublishedVersions } from '@fairtone/contracts';
import { useEffect, useState } from 'react';
import { fetchVersions } from './fetchVersions.ts';

/** What can be chosen, asked for anew each time the panel opens. Null until it is known, or where there is no list. */
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
