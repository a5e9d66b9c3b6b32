import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';

interface Ownership {
  albumId: string;
  /** Part of the cache key: the next user of the same browser must not see this user's purchases. */
  userId: string;
}

/** Only the newest purchases are read. The card of an older one shows its price; its page asks for that album alone. */
const OWNED_MAX = 1000;

const purchaseApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Whether the signed-in person has this album in their collection. */
    catalogOwnsAlbum: build.query<boolean, Ownership, { id: string }[]>({
      query: ({ albumId, userId }) =>
        dataRequest((rest) =>
          rest
            .from('purchases')
            .select('id')
            .eq('album_id', albumId)
            .eq('user_id', userId)
            .is('revoked_at', null)
            .limit(1),
        ),
      rawResponseSchema: z.array(z.object({ id: z.uuid() })),
      transformResponse: (rows) => rows.length > 0,
      providesTags: ['Purchase'],
    }),

    /** Ids of the albums that the signed-in person has in their collection, for grids of covers. */
    catalogListOwned: build.query<string[], { userId: string }, { album_id: string }[]>({
      query: ({ userId }) =>
        dataRequest((rest) =>
          rest
            .from('purchases')
            .select('album_id')
            .eq('user_id', userId)
            .is('revoked_at', null)
            .order('created_at', { ascending: false })
            .limit(OWNED_MAX),
        ),
      rawResponseSchema: z.array(z.object({ album_id: z.uuid() })),
      transformResponse: (rows) => rows.map(({ album_id }) => album_id),
      providesTags: ['Purchase'],
    }),

    /** Puts a free album into the signed-in person's collection; doing it twice changes nothing. */
    catalogTakeFreeAlbum: build.mutation<unknown, string>({
      query: (albumId) => dataRequest((rest) => rest.rpc('grant_free_album', { album_id: albumId })),
      invalidatesTags: ['Purchase'],
    }),
  }),
});

export const { catalogOwnsAlbum } = purchaseApi.endpoints;
export const { useCatalogListOwnedQuery, useCatalogOwnsAlbumQuery, useCatalogTakeFreeAlbumMutation } = purchaseApi;
