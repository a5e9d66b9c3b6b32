import type { SlotName } from '@fairtone/contracts';
import { createContext } from 'react';

/** Slots around the screens: one place each, of a size that is known. */
export type StandaloneSlot = Extract<SlotName, `shell.${string}`>;

/** Which slot is shown here: its fallback has room for a button, for the player a line. Null inside a screen. */
export const SlotPlace = createContext<StandaloneSlot | null>(null);
