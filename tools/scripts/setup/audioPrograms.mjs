import { ensureDebianPrograms } from './debianPrograms.mjs';

/** Programs with which the tests make sound files, because artists use them; also the names of Debian's packages. */
const AUDIO_PROGRAMS = ['ffmpeg', 'sox', 'lame', 'flac'];

/** @throws with instructions, when they cannot be installed */
export const ensureAudioPrograms = () =>
  ensureDebianPrograms(Object.fromEntries(AUDIO_PROGRAMS.map((name) => [name, name])), 'the tests of sound files');
