import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';
import { newestFirst, pagesOf } from './newestFirst';

const playlistSchema = z.object({ id: z.uuid(), name: z.string(), created_at: z.string() });
export type OwnPlaylist = z.infer<typeof playlistSchema>;

interface NewPlaylist {
  userId: string;
  name: string;
  description: string | null;
  /** Without it the playlist is private. */
  isShared?: boolean;
}

const PAGE = 30;
const COLUMNS = 'id, name, created_at';

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The caller's own playlists, newest first, page by page. */
    accountListOwnPlaylists: build.infiniteQuery<OwnPlaylist[], string, OwnPlaylist | null>({
      infiniteQueryOptions: pagesOf<OwnPlaylist>(PAGE),
      query: ({ queryArg: userId, pageParam: place }) =>
        dataRequest((rest) => newestFirst(rest.from('playlists').select(COLUMNS).eq('user_id', userId), place, PAGE)),
      rawResponseSchema: z.array(playlistSchema),
      providesTags: ['Playlist'],
    }),

    accountCreatePlaylist: build.mutation<OwnPlaylist, NewPlaylist>({
      query: ({ userId, name, description, isShared }) =>
        dataRequest((rest) =>
          rest
            .from('playlists')
            .insert({ user_id: userId, name, description, ...(isShared && { is_shared: true }) })
            .select(COLUMNS)
            .single(),
        ),
      rawResponseSchema: playlistSchema,
      invalidatesTags: (_made, error) => (error ? [] : ['Playlist']),
    }),

    /** Returns how many were not in the playlist yet. The server assigns the positions. */
    accountAddToPlaylist: build.mutation<number, { playlistId: string; trackIds: string[] }>({
      query: ({ playlistId, trackIds }) =>
        dataRequest((rest) => rest.rpc('add_to_playlist', { playlist: playlistId, tracks: trackIds })),
      rawResponseSchema: z.int(),
      invalidatesTags: (_added, error) => (error ? [] : ['Playlist']),
    }),
  }),
});

export const {
  useAccountListOwnPlaylistsInfiniteQuery,
  useAccountCreatePlaylistMutation,
  useAccountAddToPlaylistMutation,
} = endpoints;
