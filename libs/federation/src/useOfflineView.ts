import { use, type ReactNode } from 'react';
import { RemotesContext, type OfflineView } from './RemotesProvider.tsx';
import { useNetworkReturn } from './useNetworkReturn.ts';

/**
 * The view that replaces content that could not be loaded without a network. Once the network is back, `onRetry` is called.
 * @param onRetry loads the content again
 * @returns null while there is a network, without `onRetry`, and on pages that have no such view
 */
export function useOfflineView(onRetry: (() => void) | undefined): ((view: OfflineView) => ReactNode) | null {
  const isOffline = useNetworkReturn(onRetry);
  const renderOffline = use(RemotesContext)?.renderOffline;
  return isOffline && onRetry ? (renderOffline ?? null) : null;
}
