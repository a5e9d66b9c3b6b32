import { AIFF, ALAC } from './apple';
import { FLAC } from './flac';
import { MP3 } from './mp3';
import { OTHERS } from './others';
import { WAV } from './wav';

/** Recipes by the headings of the table. MP3 precedes formats that use its tags. */
export const RECIPES = { MP3, WAV, FLAC, AIFF, ALAC, 'Not taken': OTHERS };
