import { useLayoutEffect, useRef } from 'react';
import { useIsOffline } from './useIsOffline.ts';

/**
 * Calls `onReturn` each time the network is back, to retry what failed without it.
 * @returns whether there is no network now
 */
export function useNetworkReturn(onReturn: (() => void) | undefined): boolean {
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  // Before the browser paints: the error of an online page would flash.
  useLayoutEffect(() => {
    if (wasOffline.current && !isOffline) onReturn?.();
    wasOffline.current = isOffline;
    // Only the change of the network counts, not that of the callback.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOffline]);
  return isOffline;
}
