import { flushSync } from 'react-dom';

/** Lets the cover travel between bar and full screen, where the browser can and the listener does not mind motion. */
export function withCoverTransition(change: () => void): void {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return change();
  const { finished } = document.startViewTransition(() => flushSync(change));
  // A transition that is overtaken by the next one is no failure.
  finished.catch(() => undefined);
}

/** Shared by the cover in the bar and the one in full screen; only one of the two has it at a time. */
export const COVER_TRANSITION = 'player-cover';
