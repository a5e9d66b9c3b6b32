import { useLayoutEffect, useRef } from 'react';
import { useIsOffline } from './useIsOffline.ts';

/**
 * Calls back once when the network is there again, for what failed for want of it.
 * @returns whether there is no network now
 */
export function useNetworkReturn(onReturn: (() => void) | undefined): boolean {
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  // Layout effect: before the browser paints, so that the online error never flashes.
  useLayoutEffect(() => {
    if (wasOffline.current && !isOffline) onReturn?.();
    wasOffline.current = isOffline;
    // Only the change of the network counts, not that of the callback.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOffline]);
  return isOffline;
}
