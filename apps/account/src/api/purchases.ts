import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { BOUGHT_ALBUM_COLUMNS, boughtAlbumRowSchema } from '@fairtone/music';
import * as z from 'zod/mini';
import { newestFirst, pagesOf } from './newestFirst';

const purchaseSchema = z.extend(boughtAlbumRowSchema, {
  album_id: z.uuid(),
  /** When the payment was refunded or disputed, which ended the right to download. */
  revoked_at: z.nullable(z.string()),
  created_at: z.string(),
  /** Null for an album that was free: there was no order. */
  order_items: z.nullable(
    z.object({
      order_id: z.uuid(),
      /** Missing in lists that a device stored before this column was requested. */
      state: z.optional(z.nullable(z.string())),
    }),
  ),
});
export type Purchase = z.infer<typeof purchaseSchema>;

const PAGE = 25;
const COLUMNS = `id, ${BOUGHT_ALBUM_COLUMNS}, revoked_at, created_at, order_items(order_id, state)` as const;

const { useAccountListPurchasesInfiniteQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Bought and free albums of the caller, newest first, page by page. */
    accountListPurchases: build.infiniteQuery<Purchase[], string, Purchase | null>({
      infiniteQueryOptions: pagesOf<Purchase>(PAGE),
      query: ({ queryArg: userId, pageParam: place }) =>
        dataRequest((rest) => newestFirst(rest.from('purchases').select(COLUMNS).eq('user_id', userId), place, PAGE)),
      rawResponseSchema: z.array(purchaseSchema),
      providesTags: ['Purchase'],
    }),
  }),
});

export { useAccountListPurchasesInfiniteQuery };
