import { api, type ApiClients } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';
import { openPlaylistApi } from './openPlaylist';
import { playlistCardsApi } from './playlistCards';
import type { PlaylistWords } from './playlistRows';

interface PlaylistOwner {
  id: string;
  userId: string;
}

/** What is needed to restore a deleted playlist. */
export interface DeletedPlaylist extends PlaylistOwner, PlaylistWords {
  trackIds: string[];
}

/** `add_to_playlist` accepts at most this many tracks per call. */
const TRACKS_PER_REQUEST = 500;
const MAX_ROWS_PER_REQUEST = 1000;

// Reads the tracks first: undo needs them, and after the deletion they cannot be read. Leaves out tracks that
// the owner may no longer see: they could not be added again.
async function deletePlaylist({ rest }: ApiClients, id: string) {
  const trackIds: string[] = [];
  for (let from = 0; ; from += MAX_ROWS_PER_REQUEST) {
    const range = [from, from + MAX_ROWS_PER_REQUEST - 1] as const;
    const places = rest.from('playlist_tracks').select('track_id, tracks!inner(id)').eq('playlist_id', id);
    const page = await places.order('position').range(...range);
    if (page.error) return page;
    trackIds.push(...page.data.map(({ track_id }) => track_id));
    if (page.data.length < MAX_ROWS_PER_REQUEST) break;
  }
  const gone = await rest.from('playlists').delete().eq('id', id);
  return gone.error ? gone : { ...gone, data: trackIds };
}

async function restorePlaylist({ rest }: ApiClients, { trackIds, userId, ...words }: DeletedPlaylist) {
  const made = await rest.from('playlists').insert({ user_id: userId, ...words });
  if (made.error) return made;
  for (let start = 0; start < trackIds.length; start += TRACKS_PER_REQUEST) {
    const tracks = trackIds.slice(start, start + TRACKS_PER_REQUEST);
    const added = await rest.rpc('add_to_playlist', { playlist: words.id, tracks });
    if (added.error) return added;
  }
  return { ...made, data: null };
}

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    accountEditPlaylist: build.mutation<null, PlaylistOwner & { words: PlaylistWords }>({
      query: ({ id, words }) => dataRequest((rest) => rest.from('playlists').update(words).eq('id', id)),
      async onQueryStarted({ id, userId, words }, { dispatch, queryFulfilled }) {
        const shown = [
          dispatch(
            playlistCardsApi.util.updateQueryData('accountListPlaylistCards', userId, ({ pages }) => {
              const card = pages.flat().find((one) => one.id === id);
              if (card) Object.assign(card, words);
            }),
          ),
          dispatch(
            openPlaylistApi.util.updateQueryData(
              'accountOpenPlaylist',
              { playlistId: id, readerId: userId },
              (open) => {
                if (open) Object.assign(open, words);
              },
            ),
          ),
        ];
        await queryFulfilled.catch(() => shown.forEach(({ undo }) => undo()));
      },
      invalidatesTags: (_nothing, error) => (error ? [] : ['Playlist']),
    }),

    /** Deletes a playlist and returns the ids of its tracks. */
    accountDeletePlaylist: build.mutation<string[], PlaylistOwner>({
      query:
        ({ id }) =>
        (clients) =>
          deletePlaylist(clients, id),
      rawResponseSchema: z.array(z.uuid()),
      async onQueryStarted({ id, userId }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          playlistCardsApi.util.updateQueryData('accountListPlaylistCards', userId, (list) => {
            list.pages = list.pages.map((page) => page.filter((card) => card.id !== id));
          }),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: (_tracks, error) => (error ? [] : ['Playlist']),
    }),

    accountRestorePlaylist: build.mutation<null, DeletedPlaylist>({
      query: (deleted) => (clients) => restorePlaylist(clients, deleted),
      invalidatesTags: ['Playlist'],
    }),
  }),
});

export const { useAccountEditPlaylistMutation, useAccountDeletePlaylistMutation, useAccountRestorePlaylistMutation } =
  endpoints;
