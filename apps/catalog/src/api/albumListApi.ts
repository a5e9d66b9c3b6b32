import { api } from '@fairtone/api';
import * as z from 'zod/mini';
import type { AlbumSummary } from '../model/album';
import type { ListFilter, ListPageRequest } from '../model/listFilter';
import { toListPage, type ListPage } from '../model/listPage';
import { albumPageRowSchema, toListedAlbum, type AlbumPageRow } from './albumListRows';
import { filterArguments, KEEP_PAGES_S, pageArguments } from './listArguments';

export const albumListApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogListAlbums: build.query<ListPage<AlbumSummary>, ListPageRequest, AlbumPageRow[]>({
      query:
        (request) =>
        ({ rest }, signal) =>
          rest.rpc('list_albums', pageArguments(request), { get: true }).abortSignal(signal),
      rawResponseSchema: z.array(albumPageRowSchema),
      transformResponse: (rows) => toListPage(rows, toListedAlbum),
      keepUnusedDataFor: KEEP_PAGES_S,
      providesTags: ['Album'],
    }),

    catalogCountAlbums: build.query<number, ListFilter>({
      query:
        (filter) =>
        ({ rest }, signal) =>
          rest.rpc('count_albums', filterArguments(filter), { get: true }).abortSignal(signal),
      rawResponseSchema: z.int(),
      providesTags: ['Album'],
    }),
  }),
});

export const { useCatalogCountAlbumsQuery } = albumListApi;
