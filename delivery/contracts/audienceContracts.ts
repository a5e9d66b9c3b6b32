import { SLOT_AUDIENCES, type SlotAudience } from '@fairtone/contracts';
import type { Contract } from './description.ts';

const ALL: SlotAudience[] = ['guests', 'members', 'artists'];
/** The groups of visitors that see a slot of each audience: artists are members. */
const GROUPS: Record<SlotAudience, SlotAudience[]> = {
  guests: ['guests'],
  members: ['members', 'artists'],
  artists: ['artists'],
};

/**
 * Which visitors the page shows each slot to. A provider relies on them: the page may show a slot to more visitors later, not to fewer.
 * @param slots names of all slots
 */
export function audienceContracts(
  slots: readonly string[],
  audiences: Partial<Record<string, SlotAudience>> = SLOT_AUDIENCES,
): Record<string, Contract> {
  return Object.fromEntries(
    slots.map((slot): [string, Contract] => {
      const audience = audiences[slot];
      return [`audience ${slot}`, { direction: 'accepted', shape: { enum: audience ? GROUPS[audience] : ALL } }];
    }),
  );
}
