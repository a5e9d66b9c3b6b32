import { afterHydration } from '@fairtone/federation';
import { useEffect } from 'react';
import { endPrerendered } from './prerenderedPage.ts';
import { replayEarlyInputs } from './replayEarlyInputs.ts';

/** Ends the prerendered page once its screen is hydrated. Must come after the page in the tree. */
export function EndPrerendered() {
  useEffect(() => {
    void afterHydration().then(() =>
      // After the second render of what a browser renders unlike a server.
      setTimeout(() => {
        endPrerendered();
        void replayEarlyInputs();
      }),
    );
  }, []);
  return null;
}
