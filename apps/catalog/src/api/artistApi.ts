import { api } from '@fairtone/api';
import * as z from 'zod/mini';
import { toAlbumSummaries, type AlbumSummary } from '../model/album';
import { toArtist, type Artist } from '../model/artist';
import { ALBUM_COLUMNS, albumRowSchema, type AlbumRow } from './albumRows';
import { ARTIST_DETAIL_COLUMNS, artistDetailRowSchema, type ArtistDetailRow } from './artistRows';
import { ALBUMS_OF_ARTIST_MAX } from './columns';

export const artistApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogGetArtist: build.query<Artist, string, ArtistDetailRow>({
      query:
        (id) =>
        ({ rest }, signal) =>
          rest.from('profiles').select(ARTIST_DETAIL_COLUMNS).eq('id', id).abortSignal(signal).single(),
      rawResponseSchema: artistDetailRowSchema,
      transformResponse: toArtist,
      providesTags: (_artist, _error, id) => [
        { type: 'Artist', id },
        { type: 'Profile', id },
      ],
    }),

    catalogGetArtistAlbums: build.query<AlbumSummary[], string, AlbumRow[]>({
      query:
        (artistId) =>
        ({ rest }, signal) =>
          rest
            .from('albums')
            .select(ALBUM_COLUMNS)
            .eq('artist_id', artistId)
            .eq('state', 'public')
            .order('release_date', { ascending: false })
            .order('id', { ascending: false })
            .limit(ALBUMS_OF_ARTIST_MAX)
            .abortSignal(signal),
      rawResponseSchema: z.array(albumRowSchema),
      transformResponse: toAlbumSummaries,
      providesTags: ['Album'],
    }),
  }),
});

export const { useCatalogGetArtistQuery, useCatalogGetArtistAlbumsQuery } = artistApi;
