import type { SlotName } from '@fairtone/contracts';
import { useEffect } from 'react';
import { findOwner } from './manifest.ts';
import { useRemotes } from './RemotesProvider.tsx';
import { afterScreens } from './loadPriority.ts';

/**
 * Starts whoever lends a slot without showing what is lent: a page without a player bar still plays. Comes after the screen;
 * that it failed is told like any other failure.
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
