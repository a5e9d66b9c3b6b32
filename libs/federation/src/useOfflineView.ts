import { use, type ReactNode } from 'react';
import { RemotesContext, type OfflineView } from './RemotesProvider.tsx';
import { useNetworkReturn } from './useNetworkReturn.ts';

/**
 * What the page shows in place of something that could not be had for want of a network. Once there is one, it is asked for again.
 * @param onRetry asks for it
 * @returns null while there is a network, without `onRetry`, and on pages that have no such view
 */
export function useOfflineView(onRetry: (() => void) | undefined): ((view: OfflineView) => ReactNode) | null {
  const isOffline = useNetworkReturn(onRetry);
  const renderOffline = use(RemotesContext)?.renderOffline;
  return isOffline && onRetry ? (renderOffline ?? null) : null;
}
