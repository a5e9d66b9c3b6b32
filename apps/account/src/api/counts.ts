import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';
import { countOf } from './countOf';
import { STATISTICS_DAYS } from './listening';

const COUNT = { count: 'exact', head: true } as const;

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    accountCountPlaylists: build.query<number, string>({
      query: (userId) => dataRequest((rest) => rest.from('playlists').select('id', COUNT).eq('user_id', userId)),
      transformResponse: countOf,
      providesTags: ['Playlist'],
    }),
    accountCountFavoriteTracks: build.query<number, string>({
      query: (userId) =>
        dataRequest((rest) =>
          rest.from('user_favorites').select('id', COUNT).eq('user_id', userId).not('track_id', 'is', null),
        ),
      transformResponse: countOf,
      providesTags: ['Favorite'],
    }),
    accountCountFollowers: build.query<number, string>({
      query: (userId) =>
        dataRequest((rest) => rest.from('user_follows').select('follower_id', COUNT).eq('following_id', userId)),
      transformResponse: countOf,
      providesTags: ['Follow'],
    }),
    /** Number of an artist's tracks that are ready to play, including those of drafts. */
    accountCountTracks: build.query<number, string>({
      query: (artistId) =>
        dataRequest((rest) =>
          rest
            .from('tracks')
            .select('id, albums!inner(artist_id)', COUNT)
            .eq('albums.artist_id', artistId)
            .eq('status', 'ready'),
        ),
      transformResponse: countOf,
      providesTags: ['Album'],
    }),
    /** Number of listens of the signed-in artist in the last 30 days. */
    accountCountListens: build.query<number, string>({
      query: () => dataRequest((rest) => rest.rpc('artist_listens', { days: STATISTICS_DAYS })),
      responseSchema: z.int(),
    }),
  }),
});

export const {
  useAccountCountPlaylistsQuery,
  useAccountCountFavoriteTracksQuery,
  useAccountCountFollowersQuery,
  useAccountCountTracksQuery,
  useAccountCountListensQuery,
} = endpoints;
