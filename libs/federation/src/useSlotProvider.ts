import type { SlotName } from '@fairtone/contracts';
import { useEffect } from 'react';
import { useRemotes } from './RemotesProvider.tsx';
import { afterScreens } from './loadPriority.ts';
import { useSlotOwner } from './useSlotOwner.ts';

/**
 * Starts the provider of a slot without showing the slot, so that a page without a player bar still plays. Waits for the screen; a
 * failure is reported as `remote/failed`.
 */
export function useSlotProvider(slot: SlotName): void {
  const { registry } = useRemotes();
  const owner = useSlotOwner(slot);
  useEffect(() => {
    if (owner)
      void afterScreens()
        .then(() => registry.load(owner))
        .catch(() => undefined);
  }, [registry, owner]);
}
