/** Navigations in a row, and within this time, that no visitor and no sensible screen makes. Browsers stop them at 200. */
const LIMIT = 15;
const WITHIN_MS = 10_000;

/** Detects an endless chain of redirects without user input. */
export interface RedirectWatch {
  /** Records an address that is shown. @returns whether the page redirects in a loop */
  note(locationKey: string): boolean;
  /** Forgets the chain: the person tries again. */
  resume(): void;
}

/** Makes the watch; it lives as long as the page. */
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
      // React may render one address more than once.
      if (seen.at(-1)?.key !== key) seen = [...seen, { key, at: now() }].slice(-LIMIT);
      const isLooping = seen.length === LIMIT && seen.at(-1)!.at - seen[0]!.at < WITHIN_MS;
      if (isLooping) stoppedAt = key;
      return isLooping;
    },
  };
}
