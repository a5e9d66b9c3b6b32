import { api } from '@fairtone/api';
import * as z from 'zod/mini';
import { toAlbumSummaries, type AlbumSummary } from '../model/album';
import { afterCursor, type Cursor, type ListSort } from '../model/keyset';
import { LIST_PAGE_SIZE, toListPage, type ListPage } from '../model/listPage';
import { ALBUM_COLUMNS, albumRowSchema, type AlbumRow } from './albumRows';
import { countOf } from './countOf';

export interface AlbumListFilter {
  sort: ListSort;
  /** Albums of any of these; all albums when empty. */
  genres: string[];
}

const SORT_COLUMNS = { newest: 'release_date', alphabetical: 'title' } as const;

export const albumListApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogListAlbums: build.infiniteQuery<ListPage<AlbumSummary>, AlbumListFilter, Cursor | null, AlbumRow[]>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next ?? undefined },
      query:
        ({ queryArg: { sort, genres }, pageParam }) =>
        ({ rest }, signal) => {
          const column = SORT_COLUMNS[sort];
          let albums = rest
            .from('albums')
            .select(ALBUM_COLUMNS, pageParam ? {} : { count: 'exact' })
            .eq('state', 'public');
          if (genres.length > 0) albums = albums.overlaps('genres', genres);
          if (pageParam) albums = albums.or(afterCursor(column, sort, pageParam));
          return albums
            .order(column, { ascending: sort === 'alphabetical' })
            .order('id', { ascending: sort === 'alphabetical' })
            .limit(LIST_PAGE_SIZE + 1)
            .abortSignal(signal);
        },
      rawResponseSchema: z.array(albumRowSchema),
      transformResponse: (rows, meta, { queryArg }) =>
        toListPage(rows, countOf(meta), toAlbumSummaries, (row) => ({
          value: row[SORT_COLUMNS[queryArg.sort]],
          id: row.id,
        })),
      providesTags: ['Album'],
    }),
  }),
});

export const { useCatalogListAlbumsInfiniteQuery } = albumListApi;
