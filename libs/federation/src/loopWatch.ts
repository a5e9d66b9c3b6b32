/** More runs of one effect than an animation has in eight seconds. Fewer would stop animations of a page that has no pause at all. */
const LIMIT = 500;
/** Safari has no `requestIdleCallback`: there only a loop of more than `LIMIT` runs within this time is found. */
const PAUSE_AFTER_MS = 1000;

/** How often an effect ran since the last pause. */
interface EffectRuns {
  count: number;
  pause: number;
}

/** Finds effects that set state without end. React goes on with them, and never comes to a navigation. */
export interface LoopWatch {
  /** Counts one run. @throws when the effect runs without end: the boundary around its remote contains that */
  note(runs: EffectRuns): void;
}

const callWhenIdle = (done: () => void) =>
  void (window.requestIdleCallback ?? ((run) => setTimeout(run, PAUSE_AFTER_MS)))(done);

/** Creates the watch. @param whenIdle calls back once the page has nothing else to do */
export function createLoopWatch(whenIdle = callWhenIdle): LoopWatch {
  let pauses = 0;
  let isAwaited = false;

  function awaitPause() {
    if (isAwaited) return;
    isAwaited = true;
    whenIdle(() => {
      isAwaited = false;
      pauses += 1;
    });
  }

  return {
    note(runs) {
      awaitPause();
      if (runs.pause !== pauses) Object.assign(runs, { count: 0, pause: pauses });
      runs.count += 1;
      if (runs.count > LIMIT) throw new Error(`An effect ran ${LIMIT} times without a pause`);
    },
  };
}
