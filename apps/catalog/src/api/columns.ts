// Apart from the rows that they bring: routes name them too, and a remote's door is read without its schemas.
export const ALBUM_COLUMNS =
  'id, title, cover_image, genre, price, track_count, release_date, artist:profiles!albums_artist_id_fkey!inner(id, name)';

export const ALBUM_DETAIL_COLUMNS = `${ALBUM_COLUMNS}, description, minimum_price, suggested_price, pricing_message, state, accent`;

export const TRACK_COLUMNS =
  'id, title, track_number, audio_url, duration, duration_ms, status, loudness_lufs, true_peak_db, encoder_delay, encoder_padding';

export const ARTIST_DETAIL_COLUMNS =
  'id, name, avatar_url, genres, role, bio, location, social_links, created_at, counts:profile_counts(followers), page:artist_pages(accent, banner_url, pinned_album_id, sections)';

export const RECENT_ALBUMS = 8;
/** More than any artist is expected to have; a page of all their albums stays one request. */
export const ALBUMS_OF_ARTIST_MAX = 200;
