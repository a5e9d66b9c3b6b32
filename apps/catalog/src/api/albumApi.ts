import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import {
  ALBUM_COLUMNS,
  ALBUM_DETAIL_COLUMNS,
  albumDetailRowSchema,
  albumRowSchema,
  toAlbumSummaries,
  toAlbumTrack,
  TRACK_COLUMNS,
  trackRowSchema,
  type AlbumDetailRow,
  type AlbumRow,
  type AlbumSummary,
  type AlbumTrack,
  type TrackRow,
} from '@fairtone/music';
import * as z from 'zod/mini';
import { toAlbum, type Album } from '../model/album';
import { RECENT_ALBUMS } from './columns';

export const albumApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogGetRecentAlbums: build.query<AlbumSummary[], void, AlbumRow[]>({
      query: () =>
        dataRequest((rest) =>
          rest
            .from('albums')
            .select(ALBUM_COLUMNS)
            .eq('state', 'public')
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(RECENT_ALBUMS),
        ),
      rawResponseSchema: z.array(albumRowSchema),
      transformResponse: toAlbumSummaries,
      providesTags: ['Album'],
    }),

    catalogGetAlbum: build.query<Album, string, AlbumDetailRow>({
      query: (id) => dataRequest((rest) => rest.from('albums').select(ALBUM_DETAIL_COLUMNS).eq('id', id).single()),
      rawResponseSchema: albumDetailRowSchema,
      transformResponse: toAlbum,
      providesTags: (_album, _error, id) => [{ type: 'Album', id }],
    }),

    catalogGetAlbumTracks: build.query<AlbumTrack[], string, TrackRow[]>({
      query: (albumId) =>
        dataRequest((rest) => rest.from('tracks').select(TRACK_COLUMNS).eq('album_id', albumId).order('track_number')),
      rawResponseSchema: z.array(trackRowSchema),
      transformResponse: (rows) => rows.map(toAlbumTrack),
      providesTags: (_tracks, _error, id) => [{ type: 'Album', id }],
    }),

    /** Id of the oldest public album: `/album/101`, the demo link of the not-found page, opens it. */
    catalogGetDemoAlbumId: build.query<string, void, { id: string }>({
      query: () =>
        dataRequest((rest) =>
          rest.from('albums').select('id').eq('state', 'public').order('created_at').limit(1).single(),
        ),
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
