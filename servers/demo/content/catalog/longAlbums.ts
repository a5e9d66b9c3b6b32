import { LONG_SECONDS } from '../music/compose/form';
import type { DemoAlbum } from './types';

/** Whether an album has songs of natural length. Making one takes as long as making several of the others. */
export const isLongAlbum = ({ tracks }: Pick<DemoAlbum, 'tracks'>): boolean =>
  tracks.some(({ seconds }) => seconds >= LONG_SECONDS);
