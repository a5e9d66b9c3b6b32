/** This many navigations without input within `WITHIN_MS` count as a loop. Browsers stop one only at 200. */
const LIMIT = 15;
const WITHIN_MS = 10_000;

/** Detects an endless chain of redirects without user input. */
export interface RedirectWatch {
  /** Records the `key` of the router's location. @returns whether the page redirects in a loop */
  note(locationKey: string): boolean;
  /** Forgets the chain, when the user retries. */
  resume(): void;
}

/** Creates the watch. Its listeners stay as long as the page. */
export function createRedirectWatch(
  page: Pick<EventTarget, 'addEventListener'> = window,
  now = Date.now,
): RedirectWatch {
  let seen: { key: string; at: number }[] = [];
  let stoppedAt: string | null = null;
  // User input: the following navigations are intended.
  const reset = () => {
    seen = [];
  };
  for (const act of ['pointerdown', 'keydown']) page.addEventListener(act, reset, { capture: true, passive: true });

  return {
    resume() {
      stoppedAt = null;
      reset();
    },
    note(key) {
      if (key === stoppedAt) return true;
      // React may render one location more than once.
      if (seen.at(-1)?.key !== key) seen = [...seen, { key, at: now() }].slice(-LIMIT);
      const isLooping = seen.length === LIMIT && seen.at(-1)!.at - seen[0]!.at < WITHIN_MS;
      if (isLooping) stoppedAt = key;
      return isLooping;
    },
  };
}
