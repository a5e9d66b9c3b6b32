import type { LucideIcon } from 'lucide-react';
import { createContext } from 'react';

/** Room for one button: what is missing there is told without a line of text. */
interface IconPlace {
  kind: 'icon';
  icon: LucideIcon;
  /** Names the button without a network; without it nothing is shown then. */
  offlineLabel?: string;
}

/** Room for one line. */
interface LinePlace {
  kind: 'line';
}

/** How much room there is for what stands in for a missing slot; null: as much as it likes. */
export const SlotPlace = createContext<IconPlace | LinePlace | null>(null);

export const LINE: LinePlace = { kind: 'line' };
