import { SLOT_AUDIENCES, type SlotName } from '@fairtone/contracts';
import { useRemotes } from './RemotesProvider.tsx';

/** Whether a slot is for the visitor, as its contract says; null while it is not known who the visitor is. */
export function useIsSlotFor(slot: SlotName): boolean | null {
  const { useAudiences } = useRemotes();
  const audiences = useAudiences();
  const audience = SLOT_AUDIENCES[slot];
  return !audience || (audiences && audiences.includes(audience));
}
