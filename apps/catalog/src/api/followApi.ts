import { api } from '@fairtone/api';
import { dataRequest, sequentially } from '@fairtone/api/requests';
import * as z from 'zod/mini';
import { artistApi } from './artistApi';

interface Follow {
  followerId: string;
  artistId: string;
}

const followApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogIsFollowing: build.query<boolean, Follow, { following_id: string }[]>({
      query: ({ followerId, artistId }) =>
        dataRequest((rest) =>
          rest.from('user_follows').select('following_id').eq('follower_id', followerId).eq('following_id', artistId),
        ),
      rawResponseSchema: z.array(z.object({ following_id: z.uuid() })),
      transformResponse: (rows) => rows.length > 0,
      providesTags: (_following, _error, { artistId }) => [{ type: 'Follow', id: artistId }],
    }),

    catalogSetFollowing: build.mutation<null, Follow & { isFollowing: boolean }>({
      query: ({ followerId, artistId, isFollowing }) =>
        sequentially(
          `follow ${artistId}`,
          dataRequest((rest) => {
            const follows = rest.from('user_follows');
            const pair = { follower_id: followerId, following_id: artistId };
            // A second follow is ignored, not refused; `ignoreDuplicates` needs no permission to update rows.
            return isFollowing
              ? follows.upsert(pair, { onConflict: 'follower_id,following_id', ignoreDuplicates: true })
              : follows.delete().match(pair);
          }),
        ),
      async onQueryStarted({ isFollowing, ...pair }, { dispatch, getState, queryFulfilled }) {
        const selectShown = followApi.endpoints.catalogIsFollowing.select(pair);
        const show = (isShown: boolean) => {
          const { data } = selectShown(getState());
          // Not known yet, or shown already because of a later press: the number of followers must not change twice.
          if (data === undefined || data === isShown) return;
          dispatch(followApi.util.updateQueryData('catalogIsFollowing', pair, () => isShown));
          dispatch(
            artistApi.util.updateQueryData('catalogGetArtist', pair.artistId, (artist) => {
              artist.followers = Math.max(0, artist.followers + (isShown ? 1 : -1));
            }),
          );
        };
        show(isFollowing);
        // Not by the patch's own undo: it would also take back a later press.
        await queryFulfilled.catch(() => show(!isFollowing));
      },
      invalidatesTags: (_nothing, error, { artistId }) => (error ? [] : [{ type: 'Follow', id: artistId }]),
    }),
  }),
});

export const { useCatalogIsFollowingQuery, useCatalogSetFollowingMutation } = followApi;
