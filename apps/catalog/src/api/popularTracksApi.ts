import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import type { PlayableTrack } from '@fairtone/domain';
import { listedTrackRowSchema, toListedTrack, type ListedTrackRow } from '@fairtone/music';
import * as z from 'zod/mini';

const POPULAR_TRACKS = 5;

const { useCatalogGetPopularTracksQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The artist's most played tracks of the last 30 days. */
    catalogGetPopularTracks: build.query<PlayableTrack[], string, ListedTrackRow[]>({
      query: (artistId) =>
        dataRequest((rest) =>
          rest.rpc('artist_popular_tracks', { artist: artistId, top: POPULAR_TRACKS }, { get: true }),
        ),
      rawResponseSchema: z.array(listedTrackRowSchema),
      transformResponse: (rows, _meta, artistId) =>
        rows.flatMap((row) => toListedTrack({ ...row, artist_id: artistId })),
    }),
  }),
});

export { useCatalogGetPopularTracksQuery };
