import { afterHydration } from '@fairtone/federation';
import { useEffect } from 'react';
import { endPrerendered } from './prerenderedPage.ts';
import { replayEarlyInputs, replayHydratedPresses } from './replayEarlyInputs.ts';

/** A screen that is slower than this does not delay what was pressed in the rest of the page. */
const REST_AFTER_MS = 1000;

/** Ends the prerendered page once its screen is hydrated. Must come after the page in the tree. */
export function EndPrerendered({ onEnd }: { onEnd?: () => void }) {
  useEffect(() => {
    const rest = setTimeout(() => void replayHydratedPresses(), REST_AFTER_MS);
    void afterHydration().then(() =>
      // After the second render of what a browser renders unlike a server.
      setTimeout(() => {
        clearTimeout(rest);
        endPrerendered();
        onEnd?.();
        void replayEarlyInputs();
      }),
    );
  }, [onEnd]);
  return null;
}
