import { ARTIST_PAGE_COLUMNS } from '@fairtone/music';

export const ARTIST_DETAIL_COLUMNS =
  `id, name, avatar_url, genres, role, bio, location, social_links, created_at, counts:profile_counts(followers), ${ARTIST_PAGE_COLUMNS}` as const;

export const RECENT_ALBUMS = 8;
/** More than any artist is expected to have; a page of all their albums stays one request. */
export const ALBUMS_OF_ARTIST_MAX = 200;
