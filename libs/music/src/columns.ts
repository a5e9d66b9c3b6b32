// Apart from the schemas of the rows: routes name columns too, and a remote's door is read without schemas.

/** What a line needs to name an album: cover, title and artist. */
export const ALBUM_HEAD_COLUMNS = 'id, title, cover_image, artist:profiles!albums_artist_id_fkey(id, name)';

/** Columns of an album card. Albums whose artist is deleted are left out. */
export const ALBUM_COLUMNS =
  'id, title, cover_image, genre, price, track_count, release_date, artist:profiles!albums_artist_id_fkey!inner(id, name)';

export const ALBUM_DETAIL_COLUMNS =
  `${ALBUM_COLUMNS}, description, minimum_price, suggested_price, pricing_message, state, accent` as const;

/** What the player must know to level a track and to join it to the next without a gap. */
export const SOUND_COLUMNS = 'duration_ms, loudness_lufs, true_peak_db, encoder_delay, encoder_padding';

export const TRACK_COLUMNS = `id, title, track_number, audio_url, duration, status, ${SOUND_COLUMNS}` as const;

export const TRACK_WITH_ALBUM_COLUMNS = `${TRACK_COLUMNS}, album:albums(${ALBUM_HEAD_COLUMNS})` as const;

/** How an artist made their own page look, as an embedded row. */
export const ARTIST_PAGE_COLUMNS = 'page:artist_pages(accent, banner_url, pinned_album_id, sections)';

/** An album as it was when it was bought; its cover while it is still there. */
export const BOUGHT_ALBUM_COLUMNS = 'album_id, album_title, artist_name, amount_cents, albums(cover_image)';
