import { LONG_SECONDS } from '../music/compose/form';
import type { DemoAlbum } from './types';

/** Whether an album has songs of natural length. Generating one takes as long as several short albums. */
export const isLongAlbum = ({ tracks }: Pick<DemoAlbum, 'tracks'>): boolean =>
  tracks.some(({ seconds }) => seconds >= LONG_SECONDS);
