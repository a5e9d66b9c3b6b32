import { api } from '@fairtone/api';
import { trackDurationMs, type PlayableTrack } from '@fairtone/domain';
import * as z from 'zod/mini';

const POPULAR_TRACKS = 5;

const rowSchema = z.object({
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
type Row = z.infer<typeof rowSchema>;

const toPlayable =
  (artistId: string) =>
  (row: Row): PlayableTrack[] =>
    row.audio_url
      ? [
          {
            id: row.id,
            title: row.title,
            artist: row.artist_name,
            artistId,
            albumId: row.album_id,
            albumTitle: row.album_title,
            albumCover: row.cover_image ?? '',
            audioSrc: row.audio_url,
            durationMs: trackDurationMs(row),
            trackNumber: row.track_number,
          },
        ]
      : [];

const { useCatalogGetPopularTracksQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What was heard most of an artist in the last 30 days. */
    catalogGetPopularTracks: build.query<PlayableTrack[], string, Row[]>({
      query:
        (artistId) =>
        ({ rest }, signal) =>
          rest
            .rpc('artist_popular_tracks', { artist: artistId, top: POPULAR_TRACKS }, { get: true })
            .abortSignal(signal),
      rawResponseSchema: z.array(rowSchema),
      transformResponse: (rows, _meta, artistId) => rows.flatMap(toPlayable(artistId)),
    }),
  }),
});

export { useCatalogGetPopularTracksQuery };
