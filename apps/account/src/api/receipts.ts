import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';

const receiptSchema = z.object({
  order_id: z.uuid(),
  state: z.enum(['paid', 'refunded', 'disputed']),
  paid_at: z.string(),
  email: z.nullable(z.string()),
  currency: z.string(),
  /** Tax included. */
  total_cents: z.int(),
  tax_cents: z.int(),
  /** Refunded part of the total; missing in responses of older servers. */
  refunded_cents: z._default(z.int(), 0),
  refunds: z._default(z.array(z.object({ amount_cents: z.int(), refunded_at: z.string() })), []),
  items: z.array(
    z.object({
      title: z.string(),
      artist_name: z.string(),
      amount_cents: z.int(),
      album_id: z.nullable(z.uuid()),
      state: z.string(),
    }),
  ),
});
export type Receipt = z.infer<typeof receiptSchema>;

const { useAccountGetReceiptQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The receipt of an own paid order; null for an unpaid order or another person's. */
    accountGetReceipt: build.query<Receipt | null, string>({
      query: (orderId) => dataRequest((rest) => rest.rpc('order_receipt', { order_id: orderId }, { get: true })),
      rawResponseSchema: z.nullable(receiptSchema),
      providesTags: (_receipt, _error, id) => [{ type: 'Order', id }],
    }),
  }),
});

export { useAccountGetReceiptQuery };
