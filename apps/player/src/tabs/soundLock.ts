/** The lock of the single tab of this browser that plays. The browser releases it when the tab is closed. */
export interface SoundLock {
  /** Takes the lock, also from another tab. Calls `onLost` when another tab takes it later. */
  seize(onLost: () => void): void;
  /** Acquires the lock when the tab that holds it is closed. */
  awaitTurn(onTurn: () => void, onLost: () => void): void;
  /** Calls `onTaken` when a tab, which may be this one, holds the lock or is about to. */
  ifTaken(onTaken: () => void): void;
  /** Releases the lock, or stops waiting for it. */
  release(): void;
}

const NAME = 'fairtone.sound';

/**
 * AbortError: another tab has stolen the lock. Any other error means that the browser refuses locks, as in a cross-site
 * frame.
 */
const isStolen = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Uses the browser's Web Locks. Without them every tab may play. */
export function createSoundLock(locks: LockManager): SoundLock {
  let releaseLock: (() => void) | null = null;
  let waiting: AbortController | null = null;

  function hold(onHeld: () => void) {
    return () =>
      new Promise<void>((resolve) => {
        releaseLock = resolve;
        onHeld();
      });
  }
  function release() {
    waiting?.abort();
    waiting = null;
    releaseLock?.();
    releaseLock = null;
  }

  return {
    release,
    ifTaken(onTaken) {
      locks
        .query()
        .then(({ held = [], pending = [] }) => [...held, ...pending].some(({ name }) => name === NAME) && onTaken())
        // Refused as requests are: then no tab holds it either.
        .catch(() => undefined);
    },
    seize(onLost) {
      release();
      locks
        .request(
          NAME,
          { steal: true },
          hold(() => undefined),
        )
        .catch((error) => isStolen(error) && onLost());
    },
    awaitTurn(onTurn, onLost) {
      release();
      const mine = new AbortController();
      waiting = mine;
      locks
        .request(NAME, { signal: mine.signal }, hold(onTurn))
        .catch((error) => isStolen(error) && !mine.signal.aborted && onLost());
    },
  };
}
