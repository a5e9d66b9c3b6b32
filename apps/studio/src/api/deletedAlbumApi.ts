import { api } from '@fairtone/api';
import { dataRequest, functionRequest } from '@fairtone/api/requests';
import {
  deleteAlbumResponseSchema,
  restoreAlbumResponseSchema,
  type DeleteAlbumResponse,
  type RestoreAlbumResponse,
} from '@fairtone/contracts';
import * as z from 'zod/mini';

const deletedAlbumSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The album can be restored until then. */
  erased_at: z.string(),
});
export type DeletedAlbum = z.infer<typeof deletedAlbumSchema>;

export const deletedAlbumApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Fails with `sold_cannot_be_deleted` for an album that was sold, with `album_hidden` while moderators review it. */
    studioDeleteAlbum: build.mutation<DeleteAlbumResponse, string>({
      query: (albumId) => functionRequest('delete-album', { albumId }, deleteAlbumResponseSchema),
      invalidatesTags: (_answer, error) => (error ? [] : ['Album']),
    }),
    studioRestoreAlbum: build.mutation<RestoreAlbumResponse, string>({
      query: (albumId) => functionRequest('restore-album', { albumId }, restoreAlbumResponseSchema),
      invalidatesTags: ['Album'],
    }),
    /** Deleted albums that their artist can still restore, the last deleted one first. */
    studioListDeletedAlbums: build.query<DeletedAlbum[], undefined>({
      query: () => dataRequest((rest) => rest.rpc('list_deleted_albums')),
      rawResponseSchema: z.array(deletedAlbumSchema),
      providesTags: ['Album'],
    }),
  }),
});

export const { useStudioDeleteAlbumMutation, useStudioListDeletedAlbumsQuery, useStudioRestoreAlbumMutation } =
  deletedAlbumApi;
