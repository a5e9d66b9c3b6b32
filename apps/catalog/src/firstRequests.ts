import type { FirstRequest } from '@fairtone/contracts';
import { ALBUM_COLUMNS, ALBUM_DETAIL_COLUMNS, TRACK_COLUMNS } from '@fairtone/music';
import { ALBUMS_OF_ARTIST_MAX, ARTIST_DETAIL_COLUMNS, RECENT_ALBUMS } from './api/columns';
import { RESULTS_OF_A_KIND } from './model/searchPage';
import { LIST_PAGE_SIZE } from './model/listPage';

// The first requests of each screen; the release host sends them ahead. firstRequests.test.tsx compares them with the screens.
const PUBLIC_ALBUMS = `/rest/v1/albums?select=${compact(ALBUM_COLUMNS)}&state=eq.public`;

export const HOME: FirstRequest[] = [
  { get: `${PUBLIC_ALBUMS}&order=created_at.desc,id.desc&limit=${RECENT_ALBUMS}`, isForAll: true },
];

/** A list's first page in its default order, and how many rows it has: of all genres, or of the one in the address. */
function firstPage(list: string, count: string, sort: string): FirstRequest[] {
  // One extra row shows whether there is a next page.
  const page = `/rest/v1/rpc/${list}?sort=${sort}&page_size=${LIST_PAGE_SIZE + 1}`;
  const others = ['q', 'tab'];
  return [
    { get: page, isForAll: true, unless: [...others, 'sort', 'genre'] },
    { get: `/rest/v1/rpc/${count}`, isForAll: true, unless: [...others, 'genre'] },
    { get: `${page}&in_genres={{genre}}`, isForAll: true, unless: [...others, 'sort'] },
    { get: `/rest/v1/rpc/${count}?in_genres={{genre}}`, isForAll: true, unless: others },
  ];
}

export const ALBUMS = firstPage('list_albums', 'count_albums', 'mostRecent');
export const ARTISTS = firstPage('list_artists', 'count_artists', 'alphabetical');

/** Sent only for an address with words to search for. */
export const SEARCH: FirstRequest[] = [{ get: `/rest/v1/rpc/search_catalog?query={q}&page_size=${RESULTS_OF_A_KIND}` }];

/** Not `isForAll`: the artist and buyers also see an album that is not public, and its tracks. */
export const ALBUM: FirstRequest[] = [
  { get: `/rest/v1/albums?select=${compact(ALBUM_DETAIL_COLUMNS)}&id=eq.{albumId}` },
  { get: `/rest/v1/tracks?select=${compact(TRACK_COLUMNS)}&album_id=eq.{albumId}&order=track_number.asc` },
];

export const ARTIST: FirstRequest[] = [
  { get: `/rest/v1/profiles?select=${compact(ARTIST_DETAIL_COLUMNS)}&id=eq.{artistId}` },
  {
    get: `${PUBLIC_ALBUMS}&artist_id=eq.{artistId}&order=release_date.desc,id.desc&limit=${ALBUMS_OF_ARTIST_MAX}`,
    isForAll: true,
  },
];

function compact(columns: string): string {
  return columns.replaceAll(' ', '');
}
