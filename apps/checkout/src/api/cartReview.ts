import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';

const albumSchema = z.object({
  id: z.uuid(),
  artist_id: z.uuid(),
  price: z.nullable(z.int()),
  minimum_price: z.nullable(z.int()),
});
const albumsSchema = z.array(albumSchema);
export type CurrentAlbum = z.infer<typeof albumSchema>;

const ownedSchema = z.array(z.object({ album_id: z.uuid() }));

// Both run right before paying, without retries: when they fail, the server decides.
const { useCheckoutGetCurrentAlbumsQuery, useCheckoutGetOwnedAlbumsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Present prices of the albums in the cart, by album id; null for one that is not for sale. */
    checkoutGetCurrentAlbums: build.query<Record<string, CurrentAlbum | null>, string[]>({
      query: (albumIds) =>
        dataRequest((rest) =>
          rest
            .from('albums')
            .select('id, artist_id, price, minimum_price')
            .in('id', albumIds)
            .eq('state', 'public')
            .retry(false),
        ),
      rawResponseSchema: albumsSchema,
      transformResponse: (rows: CurrentAlbum[], _meta, albumIds) =>
        Object.fromEntries(albumIds.map((id) => [id, rows.find((row) => row.id === id) ?? null])),
      keepUnusedDataFor: 0,
      providesTags: ['Album'],
    }),
    /** Which of these albums the signed-in person owns already. */
    checkoutGetOwnedAlbums: build.query<string[], { userId: string; albumIds: string[] }>({
      query: ({ userId, albumIds }) =>
        dataRequest((rest) =>
          rest
            .from('purchases')
            .select('album_id')
            .eq('user_id', userId)
            .in('album_id', albumIds)
            .is('revoked_at', null)
            .retry(false),
        ),
      rawResponseSchema: ownedSchema,
      transformResponse: (rows: z.infer<typeof ownedSchema>) => rows.map((row) => row.album_id),
      keepUnusedDataFor: 0,
      providesTags: ['Purchase'],
    }),
  }),
});

export { useCheckoutGetCurrentAlbumsQuery, useCheckoutGetOwnedAlbumsQuery };
