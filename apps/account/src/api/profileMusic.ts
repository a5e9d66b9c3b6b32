import { api } from '@fairtone/api';
import * as z from 'zod/mini';
import { ALBUM_COLUMNS, albumRowSchema, TRACK_COLUMNS, trackRowSchema, type TrackRow } from './trackRows';

const POPULAR = 10;
const FAVORITES = 100;

const popularSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  album_id: z.uuid(),
  album_title: z.string(),
  artist_name: z.string(),
  cover_image: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  audio_url: z.nullable(z.string()),
  track_number: z.int(),
});
type PopularRow = z.infer<typeof popularSchema>;

const favoriteSchema = z.object({
  id: z.uuid(),
  created_at: z.string(),
  album: z.nullable(albumRowSchema),
  track: z.nullable(trackRowSchema),
});
export type ShownFavorite = z.infer<typeof favoriteSchema>;

const toTrackRow =
  (artistId: string) =>
  (row: PopularRow): TrackRow => ({
    id: row.id,
    title: row.title,
    track_number: row.track_number,
    audio_url: row.audio_url,
    duration: row.duration,
    duration_ms: null,
    status: 'ready',
    loudness_lufs: null,
    true_peak_db: null,
    encoder_delay: null,
    encoder_padding: null,
    album: {
      id: row.album_id,
      title: row.album_title,
      cover_image: row.cover_image,
      artist: { id: artistId, name: row.artist_name },
    },
  });

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What was heard most of an artist in the last 30 days. */
    accountListPopularTracks: build.query<TrackRow[], string, PopularRow[]>({
      query:
        (artist) =>
        ({ rest }, signal) =>
          rest.rpc('artist_popular_tracks', { artist, top: POPULAR }, { get: true }).abortSignal(signal),
      rawResponseSchema: z.array(popularSchema),
      transformResponse: (rows, _meta, artist) => rows.map(toTrackRow(artist)),
    }),

    /** The last tracks that a person heard, where they show it. */
    accountListRecentTracksOf: build.query<TrackRow[], string>({
      query:
        (person) =>
        ({ rest }, signal) =>
          rest.rpc('recently_played_of', { person }, { get: true }).select(TRACK_COLUMNS).abortSignal(signal),
      rawResponseSchema: z.array(trackRowSchema),
    }),

    /** What a person likes, where they show it. */
    accountListFavoritesOf: build.query<ShownFavorite[], string>({
      query:
        (person) =>
        ({ rest }, signal) =>
          rest
            .rpc('favorites_of', { person, page_size: FAVORITES }, { get: true })
            .select(`id, created_at, album:albums(${ALBUM_COLUMNS}), track:tracks(${TRACK_COLUMNS})`)
            .abortSignal(signal),
      rawResponseSchema: z.array(favoriteSchema),
      providesTags: ['Favorite'],
    }),
  }),
});

export const { useAccountListPopularTracksQuery, useAccountListRecentTracksOfQuery, useAccountListFavoritesOfQuery } =
  endpoints;
