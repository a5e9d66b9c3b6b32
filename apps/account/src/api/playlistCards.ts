import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';
import { pagesOf } from './newestFirst';
import { playlistCardSchema, type PlaylistCard } from './playlistRows';

const PAGE = 24;

export const playlistCardsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A person's playlists, newest first, page by page: all of the caller's own, only the visible ones of others. */
    accountListPlaylistCards: build.infiniteQuery<PlaylistCard[], string, PlaylistCard | null>({
      infiniteQueryOptions: pagesOf<PlaylistCard>(PAGE),
      query: ({ queryArg: person, pageParam: place }) =>
        dataRequest((rest) =>
          rest.rpc('playlist_cards', {
            person,
            page_size: PAGE,
            ...(place && { before_time: place.created_at, before_id: place.id }),
          }),
        ),
      rawResponseSchema: z.array(playlistCardSchema),
      providesTags: ['Playlist'],
    }),
  }),
});

export const { useAccountListPlaylistCardsInfiniteQuery } = playlistCardsApi;
