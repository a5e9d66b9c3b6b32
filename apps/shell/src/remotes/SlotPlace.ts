import type { SlotName } from '@fairtone/contracts';
import { createContext } from 'react';

/** Slots around the screens: one place each, of a size that is known. */
export type StandaloneSlot = Extract<SlotName, `shell.${string}`>;

/** Which standalone slot is rendered here; its fallback is a button, or a line for the player. Null inside a screen. */
export const SlotPlace = createContext<StandaloneSlot | null>(null);
