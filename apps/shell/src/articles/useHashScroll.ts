import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the part that the address names: the browser has looked for it before the text was there. */
export function useHashScroll() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
