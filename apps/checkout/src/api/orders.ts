import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { BOUGHT_ALBUM_COLUMNS, boughtAlbumRowSchema } from '@fairtone/music';
import * as z from 'zod/mini';

const orderSchema = z.object({
  id: z.uuid(),
  state: z.enum(['pending', 'paid', 'failed', 'cancelled', 'refunded', 'disputed']),
  total_cents: z.int(),
  email: z.nullable(z.string()),
  url: z.nullable(z.string()),
  order_items: z.array(z.extend(boughtAlbumRowSchema, { album_id: z.nullable(z.uuid()) })),
});

export type Order = z.infer<typeof orderSchema>;
export type OrderItem = Order['order_items'][number];

const COLUMNS = `id, state, total_cents, email, url, order_items(id, ${BOUGHT_ALBUM_COLUMNS})` as const;

const { useCheckoutGetOrderQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** One order of the signed-in person; null when the user has no such order. Not retried: callers poll. */
    checkoutGetOrder: build.query<Order | null, string>({
      query: (orderId) =>
        dataRequest((rest) => rest.from('orders').select(COLUMNS).eq('id', orderId).retry(false).maybeSingle()),
      responseSchema: z.nullable(orderSchema),
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
  }),
});

export { useCheckoutGetOrderQuery };
