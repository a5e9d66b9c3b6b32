/** More runs of one effect than an animation has in eight seconds. Fewer would stop animations of a page that has no pause at all. */
const LIMIT = 500;
/** Safari has no `requestIdleCallback`: there only a loop of more than `LIMIT` runs within this time is found. */
const PAUSE_AFTER_MS = 1000;

/** How often an effect ran since the last pause. */
export interface EffectRuns {
  count: number;
  /** Number of that pause. */
  pause: number;
}

let pauses = 0;
let isAwaited = false;

/**
 * Counts one run of an effect, to find effects that set state without end: React goes on with them, and never comes to a navigation.
 * @throws when the effect ran `LIMIT` times and the page had nothing else to do in between: the boundary around its remote contains that
 */
export function countRun(runs: EffectRuns): void {
  if (!isAwaited) {
    isAwaited = true;
    (window.requestIdleCallback ?? ((done) => setTimeout(done, PAUSE_AFTER_MS)))(() => {
      isAwaited = false;
      pauses += 1;
    });
  }
  runs.count = runs.pause === pauses ? runs.count + 1 : 1;
  runs.pause = pauses;
  if (runs.count > LIMIT) throw new Error(`An effect ran ${LIMIT} times without a pause`);
}
