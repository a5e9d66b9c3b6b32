import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { listedAlbumRowSchema, toListedAlbum, type AlbumSummary, type ListedAlbumRow } from '@fairtone/music';
import * as z from 'zod/mini';

const RECOMMENDED_ALBUMS = 10;

const { useCatalogGetRecommendedAlbumsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Albums for whoever asks: by what they hear, like and follow; for a guest what is popular. */
    catalogGetRecommendedAlbums: build.query<AlbumSummary[], { userId: string | null }, ListedAlbumRow[]>({
      query: () => dataRequest((rest) => rest.rpc('recommended_albums', { top: RECOMMENDED_ALBUMS }, { get: true })),
      rawResponseSchema: z.array(listedAlbumRowSchema),
      transformResponse: (rows) => rows.map(toListedAlbum),
    }),
  }),
});

export { useCatalogGetRecommendedAlbumsQuery };
