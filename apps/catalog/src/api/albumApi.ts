import { api } from '@fairtone/api';
import * as z from 'zod/mini';
import { toAlbum, toAlbumSummaries, type Album, type AlbumSummary } from '../model/album';
import { toAlbumTrack, type AlbumTrack } from '../model/track';
import {
  ALBUM_COLUMNS,
  ALBUM_DETAIL_COLUMNS,
  albumDetailRowSchema,
  albumRowSchema,
  TRACK_COLUMNS,
  trackRowSchema,
  type AlbumDetailRow,
  type AlbumRow,
  type TrackRow,
} from './albumRows';
import { RECENT_ALBUMS } from './columns';

export const albumApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogGetRecentAlbums: build.query<AlbumSummary[], void, AlbumRow[]>({
      query:
        () =>
        ({ rest }, signal) =>
          rest
            .from('albums')
            .select(ALBUM_COLUMNS)
            .eq('state', 'public')
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(RECENT_ALBUMS)
            .abortSignal(signal),
      rawResponseSchema: z.array(albumRowSchema),
      transformResponse: toAlbumSummaries,
      providesTags: ['Album'],
    }),

    catalogGetAlbum: build.query<Album, string, AlbumDetailRow>({
      query:
        (id) =>
        ({ rest }, signal) =>
          rest.from('albums').select(ALBUM_DETAIL_COLUMNS).eq('id', id).abortSignal(signal).single(),
      rawResponseSchema: albumDetailRowSchema,
      transformResponse: toAlbum,
      providesTags: (_album, _error, id) => [{ type: 'Album', id }],
    }),

    catalogGetAlbumTracks: build.query<AlbumTrack[], string, TrackRow[]>({
      query:
        (albumId) =>
        ({ rest }, signal) =>
          rest.from('tracks').select(TRACK_COLUMNS).eq('album_id', albumId).order('track_number').abortSignal(signal),
      rawResponseSchema: z.array(trackRowSchema),
      transformResponse: (rows) => rows.map(toAlbumTrack),
      providesTags: (_tracks, _error, id) => [{ type: 'Album', id }],
    }),

    /** The album behind the demo link of the not-found page: the one that is there the longest. */
    catalogGetDemoAlbumId: build.query<string, void, { id: string }>({
      query:
        () =>
        ({ rest }, signal) =>
          rest
            .from('albums')
            .select('id')
            .eq('state', 'public')
            .order('created_at')
            .limit(1)
            .abortSignal(signal)
            .single(),
      rawResponseSchema: z.object({ id: z.uuid() }),
      transformResponse: (row) => row.id,
    }),
  }),
});

export const {
  useCatalogGetRecentAlbumsQuery,
  useCatalogGetAlbumQuery,
  useCatalogGetAlbumTracksQuery,
  useLazyCatalogGetAlbumTracksQuery,
  useCatalogGetDemoAlbumIdQuery,
} = albumApi;
