import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { ALBUM_COLUMNS, albumRowSchema, toAlbumSummaries, type AlbumRow, type AlbumSummary } from '@fairtone/music';
import * as z from 'zod/mini';
import { toArtist, type Artist } from '../model/artist';
import { artistDetailRowSchema, type ArtistDetailRow } from './artistRows';
import { ALBUMS_OF_ARTIST_MAX, ARTIST_DETAIL_COLUMNS } from './columns';

export const artistApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogGetArtist: build.query<Artist, string, ArtistDetailRow>({
      query: (id) => dataRequest((rest) => rest.from('profiles').select(ARTIST_DETAIL_COLUMNS).eq('id', id).single()),
      rawResponseSchema: artistDetailRowSchema,
      transformResponse: toArtist,
      providesTags: (_artist, _error, id) => [
        { type: 'Artist', id },
        { type: 'Profile', id },
      ],
    }),

    catalogGetArtistAlbums: build.query<AlbumSummary[], string, AlbumRow[]>({
      query: (artistId) =>
        dataRequest((rest) =>
          rest
            .from('albums')
            .select(ALBUM_COLUMNS)
            .eq('artist_id', artistId)
            .eq('state', 'public')
            .order('release_date', { ascending: false })
            .order('id', { ascending: false })
            .limit(ALBUMS_OF_ARTIST_MAX),
        ),
      rawResponseSchema: z.array(albumRowSchema),
      transformResponse: toAlbumSummaries,
      providesTags: ['Album'],
    }),
  }),
});

export const { useCatalogGetArtistQuery, useCatalogGetArtistAlbumsQuery } = artistApi;
