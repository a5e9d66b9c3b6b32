import * as z from 'zod/mini';
import { api } from '@fairtone/api';
import { dataRequest, functionRequest } from '@fairtone/api/requests';
import {
  publishAlbumResponseSchema,
  withdrawAlbumResponseSchema,
  type PublishAlbumResponse,
  type WithdrawAlbumResponse,
} from '@fairtone/contracts';
import type { AlbumWrite } from '../features/album-form/albumFormValues';
import { albumListItemSchema, studioAlbumSchema, type AlbumListItem, type StudioAlbum } from './albumSchemas';

const ALBUMS_PER_PAGE = 20;

type Page = { created_at: string; id: string } | null;

const ALBUM_COLUMNS = `id, artist_id, title, description, cover_image, release_date, release_at, release_zone, genre, price, minimum_price,
  suggested_price, pricing_message, state, updated_at,
  tracks(id, title, track_number, audio_url, duration, duration_ms, status, failure, files:track_files(kind, format, bucket, path, bytes))`;

export const studioAlbumApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** An artist's own albums in every state, newest first. */
    studioListAlbums: build.infiniteQuery<AlbumListItem[], { artistId: string }, Page>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < ALBUMS_PER_PAGE ? undefined : (page.at(-1) ?? undefined)),
      },
      query: ({ queryArg, pageParam }) =>
        dataRequest((rest) => {
          const list = rest
            .from('albums')
            .select(
              'id, title, genre, cover_image, release_date, release_at, release_zone, state, track_count, created_at',
            )
            .eq('artist_id', queryArg.artistId)
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(ALBUMS_PER_PAGE);
          if (!pageParam) return list;
          const { created_at: at, id } = pageParam;
          return list.or(`created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`);
        }),
      rawResponseSchema: z.array(albumListItemSchema),
      providesTags: ['Album'],
    }),
    /** One album with its tracks in order. Null when it does not exist or the caller may not see it. */
    studioGetAlbum: build.query<StudioAlbum | null, string>({
      query: (id) =>
        dataRequest((rest) =>
          rest
            .from('albums')
            .select(ALBUM_COLUMNS)
            .eq('id', id)
            .order('track_number', { referencedTable: 'tracks' })
            .maybeSingle(),
        ),
      rawResponseSchema: z.nullable(studioAlbumSchema),
      providesTags: (_album, _error, id) => [{ type: 'Album', id }],
    }),
    studioInsertAlbum: build.mutation<null, AlbumWrite & { id: string; artist_id: string; cover_image: string | null }>(
      {
        query: (album) => dataRequest((rest) => rest.from('albums').insert(album)),
      },
    ),
    studioUpdateAlbum: build.mutation<
      null,
      { id: string; changes: Partial<AlbumWrite & { cover_image: string | null }>; version: string | null }
    >({
      query: ({ id, changes, version }) =>
        dataRequest((rest) => {
          const update = rest.from('albums').update(changes).eq('id', id);
          // `single` makes an error of "no row changed": a row that policies hide, or that was saved elsewhere
          // meanwhile, must not look saved.
          return (version === null ? update : update.eq('updated_at', version)).select('id').single();
        }),
    }),
    studioPublishAlbum: build.mutation<PublishAlbumResponse, { albumId: string; allowUnfinished: boolean }>({
      query: ({ albumId, allowUnfinished }) =>
        functionRequest(
          'publish-album',
          { albumId, ...(allowUnfinished && { allowUnfinished }) },
          publishAlbumResponseSchema,
        ),
    }),
    /** Takes an album off sale and makes copied stream URLs invalid; buyers keep the album. */
    studioWithdrawAlbum: build.mutation<WithdrawAlbumResponse, string>({
      query: (albumId) => functionRequest('withdraw-album', { albumId }, withdrawAlbumResponseSchema),
      invalidatesTags: ['Album'],
    }),
  }),
});

export const { useStudioListAlbumsInfiniteQuery, useStudioGetAlbumQuery, useStudioWithdrawAlbumMutation } =
  studioAlbumApi;
