import { AIFF, ALAC } from './apple';
import { FLAC } from './flac';
import { MP3 } from './mp3';
import { OTHERS } from './others';
import { WAV } from './wav';

/** By the headings of the table. MP3 comes before what borrows its tags. */
export const RECIPES = { MP3, WAV, FLAC, AIFF, ALAC, 'Not taken': OTHERS };
