/** Held by the one tab of this browser that makes sound. A tab that closes gives it back by itself. */
export interface SoundLock {
  /** Takes it, from another tab too; `onLost` when yet another takes it from here. */
  seize(onLost: () => void): void;
  /** Acquires the lock when the tab that holds it is closed. */
  awaitTurn(onTurn: () => void, onLost: () => void): void;
  /** Gives it back, or stops waiting. */
  release(): void;
}

const NAME = 'fairtone.sound';

/** Aborted: another tab has stolen it. Any other error is a browser that refuses locks here, as in a foreign frame. */
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
