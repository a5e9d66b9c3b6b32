import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import {
  ALBUM_HEAD_COLUMNS,
  albumHeadRowSchema,
  listedTrackRowSchema,
  TRACK_WITH_ALBUM_COLUMNS,
  trackWithAlbumRowSchema,
  type ListedTrackRow,
  type TrackWithAlbumRow,
} from '@fairtone/music';
import * as z from 'zod/mini';

const POPULAR = 10;
const FAVORITES = 100;

const favoriteSchema = z.object({
  id: z.uuid(),
  created_at: z.string(),
  album: z.nullable(albumHeadRowSchema),
  track: z.nullable(trackWithAlbumRowSchema),
});
type ShownFavorite = z.infer<typeof favoriteSchema>;

const toTrackRow =
  (artistId: string) =>
  (row: ListedTrackRow): TrackWithAlbumRow => ({
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
    /** The artist's most played tracks of the last 30 days. */
    accountListPopularTracks: build.query<TrackWithAlbumRow[], string, ListedTrackRow[]>({
      query: (artist) =>
        dataRequest((rest) => rest.rpc('artist_popular_tracks', { artist, top: POPULAR }, { get: true })),
      rawResponseSchema: z.array(listedTrackRowSchema),
      transformResponse: (rows, _meta, artist) => rows.map(toTrackRow(artist)),
    }),

    /** The tracks that a person played last; empty unless the person shows them. */
    accountListRecentTracksOf: build.query<TrackWithAlbumRow[], string>({
      query: (person) =>
        dataRequest((rest) =>
          rest.rpc('recently_played_of', { person }, { get: true }).select(TRACK_WITH_ALBUM_COLUMNS),
        ),
      rawResponseSchema: z.array(trackWithAlbumRowSchema),
    }),

    /** Favorites of a person, latest first; empty unless the person shows them. */
    accountListFavoritesOf: build.query<ShownFavorite[], string>({
      query: (person) =>
        dataRequest((rest) =>
          rest
            .rpc('favorites_of', { person, page_size: FAVORITES }, { get: true })
            .select(`id, created_at, album:albums(${ALBUM_HEAD_COLUMNS}), track:tracks(${TRACK_WITH_ALBUM_COLUMNS})`),
        ),
      rawResponseSchema: z.array(favoriteSchema),
      providesTags: ['Favorite'],
    }),
  }),
});

export const { useAccountListPopularTracksQuery, useAccountListRecentTracksOfQuery, useAccountListFavoritesOfQuery } =
  endpoints;
