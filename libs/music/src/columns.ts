// In a file without the row schemas: routes import columns too, and a remote's entry must not contain schemas.

/** Columns of an album's cover, title and artist. */
export const ALBUM_HEAD_COLUMNS = 'id, title, cover_image, artist:profiles!albums_artist_id_fkey(id, name)';

/** Columns of an album card. Albums whose artist is deleted are left out. */
export const ALBUM_COLUMNS =
  'id, title, cover_image, genre, price, track_count, release_date, artist:profiles!albums_artist_id_fkey!inner(id, name)';

export const ALBUM_DETAIL_COLUMNS =
  `${ALBUM_COLUMNS}, description, minimum_price, suggested_price, pricing_message, state, accent` as const;

/** Columns that the player needs to level a track and to join it to the next without a gap. */
export const SOUND_COLUMNS = 'duration_ms, loudness_lufs, true_peak_db, encoder_delay, encoder_padding';

export const TRACK_COLUMNS = `id, title, track_number, audio_url, duration, status, ${SOUND_COLUMNS}` as const;

export const TRACK_WITH_ALBUM_COLUMNS = `${TRACK_COLUMNS}, album:albums(${ALBUM_HEAD_COLUMNS})` as const;

/** The look of an artist's page, as an embedded row. */
export const ARTIST_PAGE_COLUMNS = 'page:artist_pages(accent, banner_url, pinned_album_id, sections)';

/** A bought album at the time of the purchase, and its present cover if the album still exists. */
export const BOUGHT_ALBUM_COLUMNS = 'album_id, album_title, artist_name, amount_cents, albums(cover_image)';
