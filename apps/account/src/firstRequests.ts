import type { FirstRequest } from '@fairtone/contracts';
import {
  MAX_ROWS_PER_REQUEST,
  PLAYLIST_COLUMNS,
  PLAYLIST_ENTRY_COLUMNS,
  PROFILE_COLUMNS,
  TOP_GENRES,
} from './api/columns';

// The first requests of each screen that a guest may see; the release host sends them ahead. firstRequests.test.tsx compares them with the
// screens. Not `isForAll`: people see more of their own.

/** What the header of a profile shows. Which requests the first tab sends depends on the answer. */
export const PROFILE: FirstRequest[] = [
  { get: `/rest/v1/profiles?select=${compact(PROFILE_COLUMNS)}&id=eq.{profileId}&state=eq.active` },
  { get: `/rest/v1/rpc/top_genres?person={profileId}&top=${TOP_GENRES}` },
];

export const PLAYLIST: FirstRequest[] = [
  { get: `/rest/v1/rpc/open_playlist?playlist_id={playlistId}&select=${compact(PLAYLIST_COLUMNS)}` },
  {
    get: `/rest/v1/rpc/open_playlist_tracks?playlist_id={playlistId}&select=${compact(PLAYLIST_ENTRY_COLUMNS)}&order=position.asc&offset=0&limit=${MAX_ROWS_PER_REQUEST}`,
  },
];

function compact(columns: string): string {
  return columns.replaceAll(' ', '');
}
