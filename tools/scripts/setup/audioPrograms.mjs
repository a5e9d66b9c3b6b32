import { ensureDebianPrograms } from './debianPrograms.mjs';

/** Programs with which the tests make sound files, because artists use them. */
const AUDIO_PROGRAMS = ['ffmpeg', 'sox', 'lame', 'flac'];

/** @throws with instructions, when they cannot be installed */
export const ensureAudioPrograms = () => ensureDebianPrograms(AUDIO_PROGRAMS, 'the tests of sound files');
