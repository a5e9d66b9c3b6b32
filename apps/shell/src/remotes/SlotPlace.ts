import type { SlotName } from '@fairtone/contracts';
import { createContext } from 'react';

/** Slots around the screens: each is shown in one place of known size. */
export type StandaloneSlot = Extract<SlotName, `shell.${string}`>;

/** The slot around the screens that is shown here: its fallback is a button, or for the player a line. Null inside a screen. */
export const SlotPlace = createContext<StandaloneSlot | null>(null);
