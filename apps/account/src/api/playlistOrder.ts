import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { moveItem } from '@fairtone/domain';
import * as z from 'zod/mini';
import { openPlaylistApi } from './openPlaylist';

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Moves a track to a position, counted without that track. The order is fetched again afterwards, on success and on failure. */
    accountMoveInPlaylist: build.mutation<number, { playlistId: string; trackId: string; place: number }>({
      query: ({ playlistId, trackId, place }) =>
        dataRequest((rest) => rest.rpc('move_in_playlist', { playlist: playlistId, track: trackId, place })),
      rawResponseSchema: z.int(),
      async onQueryStarted({ playlistId, trackId, place }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          openPlaylistApi.util.updateQueryData('accountListPlaylistEntries', playlistId, (entries) =>
            moveItem(
              entries,
              entries.findIndex((entry) => entry.track_id === trackId),
              place,
            ),
          ),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: ['Playlist'],
    }),

    accountRemoveFromPlaylist: build.mutation<null, { playlistId: string; trackId: string }>({
      query: ({ playlistId, trackId }) =>
        dataRequest((rest) =>
          rest.from('playlist_tracks').delete().match({ playlist_id: playlistId, track_id: trackId }),
        ),
      async onQueryStarted({ playlistId, trackId }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          openPlaylistApi.util.updateQueryData('accountListPlaylistEntries', playlistId, (entries) =>
            entries.filter((entry) => entry.track_id !== trackId),
          ),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: ['Playlist'],
    }),
  }),
});

export const { useAccountMoveInPlaylistMutation, useAccountRemoveFromPlaylistMutation } = endpoints;
