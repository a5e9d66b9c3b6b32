import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { artistRowSchema } from '@fairtone/music';
import * as z from 'zod/mini';
import { toArtistSummary, type ArtistSummary } from '../model/artist';
import type { ListFilter, ListPageRequest } from '../model/listFilter';
import { toListPage, type ListPage } from '../model/listPage';
import { filterArguments, KEEP_PAGES_S, pageArguments } from './listArguments';

const artistPageRowSchema = z.extend(artistRowSchema, { next: z.string() });
type ArtistPageRow = z.infer<typeof artistPageRowSchema>;

export const artistListApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogListArtists: build.query<ListPage<ArtistSummary>, ListPageRequest, ArtistPageRow[]>({
      query: (request) => dataRequest((rest) => rest.rpc('list_artists', pageArguments(request), { get: true })),
      rawResponseSchema: z.array(artistPageRowSchema),
      transformResponse: (rows) => toListPage(rows, toArtistSummary),
      keepUnusedDataFor: KEEP_PAGES_S,
      providesTags: ['Artist'],
    }),

    catalogCountArtists: build.query<number, ListFilter>({
      query: (filter) => dataRequest((rest) => rest.rpc('count_artists', filterArguments(filter), { get: true })),
      rawResponseSchema: z.int(),
      providesTags: ['Artist'],
    }),
  }),
});

export const { useCatalogCountArtistsQuery } = artistListApi;
