import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the section in the URL's hash: the browser looked for it before the text had loaded. */
export function useHashScroll() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
