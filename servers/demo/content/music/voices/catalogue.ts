import { ELECTRONICS } from './electronics';
import { KEYS } from './keys';
import { STRINGS } from './strings';
import type { Voice } from './voice';
import { WINDS } from './winds';

const ALL = { ...STRINGS, ...KEYS, ...WINDS, ...ELECTRONICS };

export type VoiceId = keyof typeof ALL;

/** All pitched instruments by id. */
export const VOICES: Readonly<Record<VoiceId, Voice>> = ALL;
