import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A link to a track leads to its row: shown in the middle of the window and focused, once the rows are there. */
export function useLinkedTrack(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith('#track-')) return;
    const row = document.getElementById(hash.slice(1));
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  }, [hash]);
}
