import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';

/** Longer than any transition of the product. */
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
 * Called once by each module that uses react-aria. react-aria stores every element on which a transition started until the transition
 * ends. For an element that was removed meanwhile, as by each closing overlay, no end event comes: the element stays in memory with its
 * React tree. react-aria drops such elements only in `runAfterTransition`, which this calls after transitions.
 */
export function releaseRemovedTriggers() {
  // Prerendering has no document.
  if (isListening || typeof document === 'undefined') return;
  isListening = true;
  document.addEventListener('transitionrun', afterTransitions);
}
