import type { SlotName } from '@fairtone/contracts';
import { findOwner } from './manifest.ts';
import { useRemotes } from './RemotesProvider.tsx';
import { useIsSlotFor } from './useIsSlotFor.ts';

/** Name of the remote that provides a slot; null when no released remote does, or when the slot is not for the visitor. */
export function useSlotOwner(slot: SlotName): string | null {
  const { manifest } = useRemotes().registry;
  return useIsSlotFor(slot) ? findOwner(manifest, 'slots', slot) : null;
}
