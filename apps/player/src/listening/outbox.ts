const RETRY_AFTER_MS = [2000, 10_000, 60_000];

/**
 * A retry queue: sends in the background, and retries after growing pauses and as soon as the browser is online again.
 */
export function createOutbox() {
  const waiting = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isClosed = false;

  function later(attempt: () => void, pauseMs: number | undefined) {
    const again = () => {
      waiting.delete(again);
      clearTimeout(timer);
      attempt();
    };
    waiting.add(again);
    const timer = pauseMs === undefined ? undefined : setTimeout(again, pauseMs);
    if (timer) timers.add(timer);
  }

  const flush = () => [...waiting].forEach((again) => again());
  window.addEventListener('online', flush);

  return {
    send: (work: () => Promise<unknown>, isWorthAnotherTry: (error: unknown) => boolean) => {
      const attempt = (tries: number) => {
        if (isClosed) return;
        work().catch((error: unknown) => {
          if (!isClosed && isWorthAnotherTry(error)) later(() => attempt(tries + 1), RETRY_AFTER_MS[tries]);
        });
      };
      attempt(0);
    },
    close: () => {
      isClosed = true;
      window.removeEventListener('online', flush);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
