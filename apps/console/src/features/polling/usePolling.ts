import { useEffect } from 'react';
import { problemOf } from '../problem/problemOf';

const EVERY_MS = 15_000;

/**
 * Refetches every 15 seconds while the page is visible, and at once when it becomes visible again. Not `pollingInterval`: its
 * `skipPollingIfUnfocused` needs `setupListeners`, which the page does not call, so it would poll hidden pages too. Stops for people who may not
 * see the data.
 */
export function usePolling({ refetch, error }: { refetch: () => unknown; error?: unknown }): void {
  const isForbidden = problemOf(error) === 'staff_only';
  useEffect(() => {
    if (isForbidden) return;
    const poll = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    const timer = setInterval(poll, EVERY_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [refetch, isForbidden]);
}
