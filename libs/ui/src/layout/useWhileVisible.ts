import { useEffect } from 'react';

/**
 * Calls `run` again and again while the page is visible, and at once when it becomes visible again. A hidden page does nothing. RTK Query's
 * `skipPollingIfUnfocused` needs `setupListeners`, which the page does not call.
 * @param everyMs time between two calls
 * @param isActive false: no calls
 */
export function useWhileVisible(run: () => unknown, everyMs: number, isActive = true): void {
  useEffect(() => {
    if (!isActive) return;
    const runIfVisible = () => {
      if (document.visibilityState === 'visible') void run();
    };
    const timer = setInterval(runIfVisible, everyMs);
    document.addEventListener('visibilitychange', runIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', runIfVisible);
    };
  }, [run, everyMs, isActive]);
}
