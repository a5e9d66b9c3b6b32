import { TRACK_WITH_ALBUM_COLUMNS } from '@fairtone/music';

// In a file without the row schemas: routes import columns too, and a remote's entry must not contain schemas.

export const PROFILE_COLUMNS =
  'id, name, avatar_url, role, bio, location, created_at, state, counts:profile_counts(followers, following)';

/** Genres in the header of a profile. */
export const TOP_GENRES = 5;

export const PLAYLIST_COLUMNS =
  'id, user_id, name, description, is_shared, owner:profiles!playlists_user_id_fkey(id, name)';

export const PLAYLIST_ENTRY_COLUMNS = `track_id, position, track:tracks(${TRACK_WITH_ALBUM_COLUMNS})` as const;

/** The data API returns at most this many rows per request. */
export const MAX_ROWS_PER_REQUEST = 1000;
