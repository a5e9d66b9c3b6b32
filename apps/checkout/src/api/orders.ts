import { api } from '@fairtone/api';
import * as z from 'zod/mini';

const orderSchema = z.object({
  id: z.uuid(),
  state: z.enum(['pending', 'paid', 'failed', 'cancelled', 'refunded', 'disputed']),
  total_cents: z.int(),
  email: z.nullable(z.string()),
  url: z.nullable(z.string()),
  order_items: z.array(
    z.object({
      id: z.uuid(),
      album_id: z.nullable(z.uuid()),
      album_title: z.string(),
      artist_name: z.string(),
      amount_cents: z.int(),
      albums: z.nullable(z.object({ cover_image: z.nullable(z.string()) })),
    }),
  ),
});

export type Order = z.infer<typeof orderSchema>;
export type OrderItem = Order['order_items'][number];

const COLUMNS =
  'id, state, total_cents, email, url, order_items(id, album_id, album_title, artist_name, amount_cents, albums(cover_image))';

const { useCheckoutGetOrderQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** One order of the signed-in person; null when there is none of this id, or it is somebody else's. Whoever waits for it asks again anyway. */
    checkoutGetOrder: build.query<Order | null, string>({
      query:
        (orderId) =>
        ({ rest }, signal) =>
          rest.from('orders').select(COLUMNS).eq('id', orderId).abortSignal(signal).retry(false).maybeSingle(),
      responseSchema: z.nullable(orderSchema),
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
  }),
});

export { useCheckoutGetOrderQuery };
