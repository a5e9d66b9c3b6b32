import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';

const refusedSchema = z.object({
  id: z.number(),
  event_id: z.string(),
  event_type: z.string(),
  /** Reason of the refusal: the code that the shop answered to the provider. */
  code: z.string(),
  order_id: z.nullable(z.uuid()),
  donation_id: z.nullable(z.uuid()),
  /** State of the order; null without an order. */
  order_state: z.nullable(z.enum(['pending', 'paid', 'failed', 'cancelled', 'refunded', 'disputed'])),
  /** The order's price in US cents, before tax. */
  expected_cents: z.nullable(z.int()),
  /** Amount of the event, in the smallest unit of its currency. */
  amount_cents: z.nullable(z.int()),
  /** Lower case, as the provider writes it: `usd`. */
  currency: z.nullable(z.string()),
  api_version: z.nullable(z.string()),
  deliveries: z.int(),
  first_at: z.string(),
  last_at: z.string(),
});
export type RefusedPayment = z.infer<typeof refusedSchema>;

const PAGE = 20;

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Events of the payment provider that the shop refused, the newest first, page by page. For moderators: 403 for others. */
    accountListRefusedPayments: build.infiniteQuery<RefusedPayment[], void, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
      },
      query: ({ pageParam: before }) =>
        dataRequest((rest) =>
          rest.rpc(
            'list_refused_payments',
            { page_size: PAGE, ...(before !== null && { before_id: before }) },
            { get: true },
          ),
        ),
      rawResponseSchema: z.array(refusedSchema),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAccountListRefusedPaymentsInfiniteQuery } = endpoints;
