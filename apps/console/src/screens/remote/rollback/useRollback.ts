import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useState } from 'react';
import { previousOf } from '../../../features/facts/liveState';
import { useSeen } from '../../../features/facts/useSeen';

const targetOf = (remote: ConsoleRemoteDetails) => ({
  previous: previousOf(remote),
  share: remote.canary?.percent ?? 100,
});

/**
 * What a rollback leads from and to, as it was when the dialog opened; after `follow` as it is now.
 * @returns `to` is null when there is nothing to go back to; `share` of the devices in percent, 0 to 100
 */
export function useRollback(remote: ConsoleRemoteDetails) {
  const { seen, hasChanged, follow } = useSeen(remote);
  const [atOpening] = useState(() => targetOf(remote));
  const { previous, share } = hasChanged ? targetOf(remote) : atOpening;
  const { live, canary } = seen;
  return { seen, follow, share, from: canary ?? live, to: canary ? live : previous };
}
