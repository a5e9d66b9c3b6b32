import { useSyncExternalStore } from 'react';
import { useRemotes } from './RemotesProvider.tsx';
import type { RemoteStatus } from './remoteStatuses.ts';

/**
 * State of every released remote: version, state, load time, size, contract, errors.
 * @example const { catalog } = useRemoteStatuses();
 */
export function useRemoteStatuses(): Record<string, RemoteStatus> {
  const { statuses } = useRemotes().registry;
  return useSyncExternalStore(statuses.subscribe, statuses.get);
}
