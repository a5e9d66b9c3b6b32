import { api } from '@fairtone/api';
import * as z from 'zod/mini';
import { newestFirst, pagesOf } from './newestFirst';

const purchaseSchema = z.object({
  id: z.uuid(),
  album_id: z.uuid(),
  album_title: z.string(),
  artist_name: z.string(),
  amount_cents: z.int(),
  /** When the payment was given back or disputed, and with it the right to download went. */
  revoked_at: z.nullable(z.string()),
  created_at: z.string(),
  albums: z.nullable(z.object({ cover_image: z.nullable(z.string()) })),
  /** Null for an album that was free: there was no order. */
  order_items: z.nullable(
    z.object({
      order_id: z.uuid(),
      /** Missing in lists that a device keeps from before. */
      state: z.optional(z.nullable(z.string())),
    }),
  ),
});
export type Purchase = z.infer<typeof purchaseSchema>;

const PAGE = 25;
const COLUMNS =
  'id, album_id, album_title, artist_name, amount_cents, revoked_at, created_at, albums(cover_image), order_items(order_id, state)';

const { useAccountListPurchasesInfiniteQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What somebody bought or took free, newest first, page by page. */
    accountListPurchases: build.infiniteQuery<Purchase[], string, Purchase | null>({
      infiniteQueryOptions: pagesOf<Purchase>(PAGE),
      query:
        ({ queryArg: userId, pageParam: place }) =>
        ({ rest }, signal) =>
          newestFirst(rest.from('purchases').select(COLUMNS).eq('user_id', userId), place, PAGE).abortSignal(signal),
      rawResponseSchema: z.array(purchaseSchema),
      providesTags: ['Purchase'],
    }),
  }),
});

export { useAccountListPurchasesInfiniteQuery };
