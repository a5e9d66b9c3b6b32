import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import {
  ALBUM_HEAD_COLUMNS,
  albumHeadRowSchema,
  TRACK_WITH_ALBUM_COLUMNS,
  trackWithAlbumRowSchema,
} from '@fairtone/music';
import * as z from 'zod/mini';
import { newestFirst, pagesOf } from './newestFirst';

const albumSchema = z.object({ id: z.uuid(), created_at: z.string(), album: z.nullable(albumHeadRowSchema) });
const trackSchema = z.object({ id: z.uuid(), created_at: z.string(), track: z.nullable(trackWithAlbumRowSchema) });
export type FavoriteAlbum = z.infer<typeof albumSchema>;
export type FavoriteTrack = z.infer<typeof trackSchema>;

const PAGE = 24;

const favoritesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Liked albums, latest like first, page by page. `album` is null when the person may no longer see it. */
    accountListFavoriteAlbums: build.infiniteQuery<FavoriteAlbum[], string, FavoriteAlbum | null>({
      infiniteQueryOptions: pagesOf<FavoriteAlbum>(PAGE),
      query: ({ queryArg: userId, pageParam: place }) =>
        dataRequest((rest) => {
          const liked = rest.from('user_favorites').select(`id, created_at, album:albums(${ALBUM_HEAD_COLUMNS})`);
          const own = liked.eq('user_id', userId).not('album_id', 'is', null);
          return newestFirst(own, place, PAGE);
        }),
      rawResponseSchema: z.array(albumSchema),
      providesTags: ['Favorite'],
    }),

    accountListFavoriteTracks: build.infiniteQuery<FavoriteTrack[], string, FavoriteTrack | null>({
      infiniteQueryOptions: pagesOf<FavoriteTrack>(PAGE),
      query: ({ queryArg: userId, pageParam: place }) =>
        dataRequest((rest) => {
          const liked = rest.from('user_favorites').select(`id, created_at, track:tracks(${TRACK_WITH_ALBUM_COLUMNS})`);
          const own = liked.eq('user_id', userId).not('track_id', 'is', null);
          return newestFirst(own, place, PAGE);
        }),
      rawResponseSchema: z.array(trackSchema),
      providesTags: ['Favorite'],
    }),

    accountRemoveFavorite: build.mutation<null, { userId: string; favoriteId: string }>({
      query: ({ favoriteId }) => dataRequest((rest) => rest.from('user_favorites').delete().eq('id', favoriteId)),
      async onQueryStarted({ userId, favoriteId }, { dispatch, queryFulfilled }) {
        const without = <Row extends { id: string }>(pages: Row[][]) =>
          pages.map((page) => page.filter(({ id }) => id !== favoriteId));
        const shown = [
          dispatch(
            favoritesApi.util.updateQueryData('accountListFavoriteAlbums', userId, (list) => {
              list.pages = without(list.pages);
            }),
          ),
          dispatch(
            favoritesApi.util.updateQueryData('accountListFavoriteTracks', userId, (list) => {
              list.pages = without(list.pages);
            }),
          ),
        ];
        await queryFulfilled.catch(() => shown.forEach(({ undo }) => undo()));
      },
      invalidatesTags: (_nothing, error) => (error ? [] : ['Favorite']),
    }),
  }),
});

export const {
  useAccountListFavoriteAlbumsInfiniteQuery,
  useAccountListFavoriteTracksInfiniteQuery,
  useAccountRemoveFavoriteMutation,
} = favoritesApi;
