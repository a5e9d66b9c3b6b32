import { api } from '@fairtone/api';
import { dataRequest, sequentially } from '@fairtone/api/requests';
import * as z from 'zod/mini';

export type FavoriteKind = 'album' | 'track';

/** A user and the albums or tracks that a page shows together: one request reads which of them the user likes. */
interface FavoriteGroup {
  userId: string;
  kind: FavoriteKind;
  ids: readonly string[];
}

interface FavoriteChange {
  userId: string;
  kind: FavoriteKind;
  id: string;
  isFavorite: boolean;
}

const rowSchema = z.object({ album_id: z.nullable(z.uuid()), track_id: z.nullable(z.uuid()) });
type FavoriteRow = z.infer<typeof rowSchema>;
const columnOf = (kind: FavoriteKind) => `${kind}_id` as const;

const favoriteApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Ids of the albums or tracks of the group that the user likes. */
    catalogListFavorites: build.query<string[], FavoriteGroup, FavoriteRow[]>({
      query: ({ userId, kind, ids }) =>
        dataRequest((rest) =>
          rest
            .from('user_favorites')
            .select('album_id, track_id')
            .eq('user_id', userId)
            .in(columnOf(kind), [...ids]),
        ),
      rawResponseSchema: z.array(rowSchema),
      transformResponse: (rows, _meta, { kind }) => rows.flatMap((row) => row[columnOf(kind)] ?? []),
      providesTags: ['Favorite'],
    }),

    catalogSetFavorite: build.mutation<null, FavoriteChange>({
      query: ({ userId, kind, id, isFavorite }) =>
        sequentially(
          `favorite ${id}`,
          dataRequest((rest) => {
            const favorites = rest.from('user_favorites');
            const row: { user_id: string; album_id?: string; track_id?: string } = {
              user_id: userId,
              ...(kind === 'album' ? { album_id: id } : { track_id: id }),
            };
            // A second like is ignored, not refused; `ignoreDuplicates` needs no permission to update rows.
            return isFavorite
              ? favorites.upsert(row, { onConflict: `user_id,${columnOf(kind)}`, ignoreDuplicates: true })
              : favorites.delete().match(row);
          }),
        ),
      async onQueryStarted({ userId, kind, id, isFavorite }, { dispatch, getState, queryFulfilled }) {
        const groups = favoriteApi.util
          .selectCachedArgsForQuery(getState(), 'catalogListFavorites')
          .filter((group) => group.userId === userId && group.kind === kind && group.ids.includes(id));
        const show = (isShown: boolean) => {
          for (const group of groups)
            dispatch(
              favoriteApi.util.updateQueryData('catalogListFavorites', group, (ids) => {
                const others = ids.filter((other) => other !== id);
                return isShown ? [...others, id] : others;
              }),
            );
        };
        show(isFavorite);
        // Not by the patch's own undo: it would also take back what was liked since.
        await queryFulfilled.catch(() => show(!isFavorite));
      },
      invalidatesTags: (_nothing, error) => (error ? [] : ['Favorite']),
    }),
  }),
});

export const { useCatalogListFavoritesQuery, useCatalogSetFavoriteMutation } = favoriteApi;
