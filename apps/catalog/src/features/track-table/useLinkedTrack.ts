import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the row of the track that the URL's hash names, and focuses its play button. */
export function useLinkedTrack(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith('#track-')) return;
    const row = document.getElementById(hash.slice(1));
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  }, [hash]);
}
