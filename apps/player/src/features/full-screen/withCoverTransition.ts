import { flushSync } from 'react-dom';

/**
 * Animates the cover between bar and full screen, if the browser supports view transitions and the listener allows
 * motion.
 */
export function withCoverTransition(change: () => void): void {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return change();
  const { finished } = document.startViewTransition(() => flushSync(change));
  // A transition that the next one interrupts rejects; that is no failure.
  finished.catch(() => undefined);
}

/**
 * `view-transition-name` of the cover in the bar or of the one in full screen; only one of them may have it at a time.
 */
export const COVER_TRANSITION = 'player-cover';
