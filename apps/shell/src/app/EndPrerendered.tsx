import { afterScreens } from '@fairtone/federation';
import { useEffect } from 'react';
import { endPrerendered } from './prerenderedPage.ts';

/** Ends the prerendered page once its screen is hydrated, or has failed. Must come after the page in the tree. */
export function EndPrerendered() {
  useEffect(() => void afterScreens().then(endPrerendered), []);
  return null;
}
