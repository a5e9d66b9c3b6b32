import type { SlotName } from '@fairtone/contracts';
import { useEffect } from 'react';
import { findOwner } from './manifest.ts';
import { useRemotes } from './RemotesProvider.tsx';
import { afterScreens } from './loadPriority.ts';

/**
 * Starts the provider of a slot without showing the slot, so that a page without a player bar still plays. Waits for the screen; a
 * failure is reported as `remote/failed`.
 */
export function useSlotProvider(slot: SlotName): void {
  const { registry } = useRemotes();
  useEffect(() => {
    const owner = findOwner(registry.manifest, 'slots', slot);
    if (owner)
      void afterScreens()
        .then(() => registry.load(owner))
        .catch(() => undefined);
  }, [registry, slot]);
}
