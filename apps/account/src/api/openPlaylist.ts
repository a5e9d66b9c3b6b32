import { api, type ApiClients } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { trackWithAlbumRowSchema } from '@fairtone/music';
import * as z from 'zod/mini';
import { MAX_ROWS_PER_REQUEST, PLAYLIST_COLUMNS, PLAYLIST_ENTRY_COLUMNS } from './columns';
import { openPlaylistSchema, type OpenPlaylist } from './playlistRows';

const entrySchema = z.object({
  track_id: z.uuid(),
  position: z.int(),
  /** Null when the reader may no longer see it: its artist or a moderator withdrew it. */
  track: z.nullable(trackWithAlbumRowSchema),
});
export type PlaylistEntry = z.infer<typeof entrySchema>;

async function readEntries({ rest }: ApiClients, playlistId: string, signal: AbortSignal) {
  const entries: unknown[] = [];
  for (let from = 0; ; from += MAX_ROWS_PER_REQUEST) {
    const page = await rest
      .rpc('open_playlist_tracks', { playlist_id: playlistId }, { get: true })
      .select(PLAYLIST_ENTRY_COLUMNS)
      .order('position')
      .range(from, from + MAX_ROWS_PER_REQUEST - 1)
      .abortSignal(signal);
    if (page.error) return page;
    entries.push(...(page.data as unknown[]));
    if (page.data.length < MAX_ROWS_PER_REQUEST) return { ...page, data: entries };
  }
}

export const openPlaylistApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The reader's own playlist, or a shared one; null when it does not exist or this reader may not open it. */
    accountOpenPlaylist: build.query<OpenPlaylist | null, { playlistId: string; readerId: string | null }>({
      query: ({ playlistId }) =>
        dataRequest((rest) =>
          rest.rpc('open_playlist', { playlist_id: playlistId }, { get: true }).select(PLAYLIST_COLUMNS).maybeSingle(),
        ),
      rawResponseSchema: z.nullable(openPlaylistSchema),
      providesTags: ['Playlist'],
    }),

    /** Tracks of a playlist, in order. */
    accountListPlaylistEntries: build.query<PlaylistEntry[], string>({
      query: (playlistId) => (clients, signal) => readEntries(clients, playlistId, signal),
      rawResponseSchema: z.array(entrySchema),
      providesTags: ['Playlist'],
    }),
  }),
});

export const { useAccountOpenPlaylistQuery, useAccountListPlaylistEntriesQuery } = openPlaylistApi;
