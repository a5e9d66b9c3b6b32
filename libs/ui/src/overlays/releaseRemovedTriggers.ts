import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';

/** Longer than any of our transitions lasts. */
const SETTLED_MS = 1000;

const nothing = () => undefined;
let isListening = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function afterTransitions() {
  timer ??= setTimeout(() => {
    timer = undefined;
    runAfterTransition(nothing);
  }, SETTLED_MS);
}

/**
 * Called once by each module that brings react-aria in. It remembers every element of the page that a transition began on
 * until it hears that it ended. Of an element that was taken out meanwhile, as each overlay that closes, it never hears, and
 * keeps it, and with it the screen that React had there. It looks for those only when it is asked to wait for transitions.
 */
export function releaseRemovedTriggers() {
  // Drawn ahead, by a host, there is no page.
  if (isListening || typeof document === 'undefined') return;
  isListening = true;
  document.addEventListener('transitionrun', afterTransitions);
}
