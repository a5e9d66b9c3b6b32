import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { listedAlbumRowSchema, toListedAlbum, type AlbumSummary, type ListedAlbumRow } from '@fairtone/music';
import * as z from 'zod/mini';

const RECOMMENDED_ALBUMS = 10;

const { useCatalogGetRecommendedAlbumsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Recommended albums: by plays, likes and follows of the user; the popular ones for a guest. */
    catalogGetRecommendedAlbums: build.query<AlbumSummary[], { userId: string | null }, ListedAlbumRow[]>({
      query: () => dataRequest((rest) => rest.rpc('recommended_albums', { top: RECOMMENDED_ALBUMS }, { get: true })),
      rawResponseSchema: z.array(listedAlbumRowSchema),
      transformResponse: (rows) => rows.map(toListedAlbum),
    }),
  }),
});

export { useCatalogGetRecommendedAlbumsQuery };
