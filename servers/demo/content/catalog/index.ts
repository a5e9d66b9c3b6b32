import { ACTIVITY } from './activity';
import { ARTISTS } from './artists/index';
import { albumId } from './ids';
import { LISTENERS } from './listeners';
import { SMALL_ACTIVITY } from './small/activity';
import { SMALL_ARTISTS } from './small/artists';
import type { DemoCatalog } from './types';

export { DEMO_ACCOUNTS, DEMO_ARTIST_KEY, DEMO_LISTENER_KEY } from './accounts';
export { albumId, demoId, personId, playlistId, trackId } from './ids';
export { isLongAlbum } from './longAlbums';
export type * from './types';

/** `small` is a separate set for tests; its people are also in `full`. */
export const CATALOGS: Record<'full' | 'small', DemoCatalog> = {
  full: { artists: ARTISTS, listeners: LISTENERS, activity: ACTIVITY },
  small: { artists: SMALL_ARTISTS, listeners: LISTENERS, activity: SMALL_ACTIVITY },
};

/** The album of `/album/101`: the oldest one in the shop. */
export const DEMO_ALBUM_ID = albumId('low-tide-atlas');
