import { api } from '@fairtone/api';
import * as z from 'zod/mini';
import { toAlbumSummaries, type AlbumSummary } from '../model/album';
import { toArtist, toArtistSummary, type Artist, type ArtistSummary } from '../model/artist';
import { afterCursor, type Cursor, type ListSort } from '../model/keyset';
import { LIST_PAGE_SIZE, toListPage, type ListPage } from '../model/listPage';
import { ALBUM_COLUMNS, albumRowSchema, type AlbumRow } from './albumRows';
import {
  ARTIST_COLUMNS,
  ARTIST_DETAIL_COLUMNS,
  artistDetailRowSchema,
  artistRowSchema,
  type ArtistDetailRow,
} from './artistRows';
import { countOf } from './countOf';

export interface ArtistListFilter {
  sort: ListSort;
  /** Artists of any of these; all artists when empty. */
  genres: string[];
}

/** More than any artist is expected to have; a page of all their albums stays one request. */
const ALBUMS_OF_ARTIST_MAX = 200;

const listedArtistSchema = z.extend(artistRowSchema, { created_at: z.string() });
type ListedArtistRow = z.infer<typeof listedArtistSchema>;
const SORT_COLUMNS = { newest: 'created_at', alphabetical: 'name' } as const;

export const artistApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogGetArtist: build.query<Artist, string, ArtistDetailRow>({
      query:
        (id) =>
        ({ rest }, signal) =>
          rest.from('profiles').select(ARTIST_DETAIL_COLUMNS).eq('id', id).abortSignal(signal).single(),
      rawResponseSchema: artistDetailRowSchema,
      transformResponse: toArtist,
      providesTags: (_artist, _error, id) => [
        { type: 'Artist', id },
        { type: 'Profile', id },
      ],
    }),

    catalogGetArtistAlbums: build.query<AlbumSummary[], string, AlbumRow[]>({
      query:
        (artistId) =>
        ({ rest }, signal) =>
          rest
            .from('albums')
            .select(ALBUM_COLUMNS)
            .eq('artist_id', artistId)
            .eq('state', 'public')
            .order('release_date', { ascending: false })
            .order('id', { ascending: false })
            .limit(ALBUMS_OF_ARTIST_MAX)
            .abortSignal(signal),
      rawResponseSchema: z.array(albumRowSchema),
      transformResponse: toAlbumSummaries,
      providesTags: ['Album'],
    }),

    catalogListArtists: build.infiniteQuery<
      ListPage<ArtistSummary>,
      ArtistListFilter,
      Cursor | null,
      ListedArtistRow[]
    >({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next ?? undefined },
      query:
        ({ queryArg: { sort, genres }, pageParam }) =>
        ({ rest }, signal) => {
          const column = SORT_COLUMNS[sort];
          let artists = rest
            .from('profiles')
            .select(`${ARTIST_COLUMNS}, created_at`, pageParam ? {} : { count: 'exact' })
            .eq('role', 'artist');
          if (genres.length > 0) artists = artists.overlaps('genres', genres);
          if (pageParam) artists = artists.or(afterCursor(column, sort, pageParam));
          return artists
            .order(column, { ascending: sort === 'alphabetical' })
            .order('id', { ascending: sort === 'alphabetical' })
            .limit(LIST_PAGE_SIZE + 1)
            .abortSignal(signal);
        },
      rawResponseSchema: z.array(listedArtistSchema),
      transformResponse: (rows, meta, { queryArg }) =>
        toListPage(
          rows,
          countOf(meta),
          (shown) => shown.map(toArtistSummary),
          (row) => ({
            value: row[SORT_COLUMNS[queryArg.sort]],
            id: row.id,
          }),
        ),
      providesTags: ['Artist'],
    }),
  }),
});

export const { useCatalogGetArtistQuery, useCatalogGetArtistAlbumsQuery, useCatalogListArtistsInfiniteQuery } =
  artistApi;
