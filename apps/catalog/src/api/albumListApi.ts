import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { listedAlbumRowSchema, toListedAlbum, type AlbumSummary } from '@fairtone/music';
import * as z from 'zod/mini';
import type { ListFilter, ListPageRequest } from '../model/listFilter';
import { toListPage, type ListPage } from '../model/listPage';
import { filterArguments, KEEP_PAGES_S, pageArguments } from './listArguments';

const albumPageRowSchema = z.extend(listedAlbumRowSchema, { next: z.string() });
export type AlbumPageRow = z.infer<typeof albumPageRowSchema>;

export const albumListApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogListAlbums: build.query<ListPage<AlbumSummary>, ListPageRequest, AlbumPageRow[]>({
      query: (request) => dataRequest((rest) => rest.rpc('list_albums', pageArguments(request), { get: true })),
      rawResponseSchema: z.array(albumPageRowSchema),
      transformResponse: (rows) => toListPage(rows, toListedAlbum),
      keepUnusedDataFor: KEEP_PAGES_S,
      providesTags: ['Album'],
    }),

    catalogCountAlbums: build.query<number, ListFilter>({
      query: (filter) => dataRequest((rest) => rest.rpc('count_albums', filterArguments(filter), { get: true })),
      rawResponseSchema: z.int(),
      providesTags: ['Album'],
    }),
  }),
});

export const { useCatalogCountAlbumsQuery } = albumListApi;
