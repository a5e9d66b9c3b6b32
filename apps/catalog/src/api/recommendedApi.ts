import { api } from '@fairtone/api';
import * as z from 'zod/mini';
import type { AlbumSummary } from '../model/album';
import { listedAlbumRowSchema, toListedAlbum, type ListedAlbumRow } from './albumListRows';

const RECOMMENDED_ALBUMS = 10;

const { useCatalogGetRecommendedAlbumsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Albums for whoever asks: by what they hear, like and follow; for a guest what is popular. */
    catalogGetRecommendedAlbums: build.query<AlbumSummary[], { userId: string | null }, ListedAlbumRow[]>({
      query:
        () =>
        ({ rest }, signal) =>
          rest.rpc('recommended_albums', { top: RECOMMENDED_ALBUMS }, { get: true }).abortSignal(signal),
      rawResponseSchema: z.array(listedAlbumRowSchema),
      transformResponse: (rows) => rows.map(toListedAlbum),
    }),
  }),
});

export { useCatalogGetRecommendedAlbumsQuery };
