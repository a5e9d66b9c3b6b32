import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';

const debtSchema = z.object({
  sale_id: z.uuid(),
  booked_at: z.string(),
  kind: z.string(),
  /** Album title at the time of sale, or name of the giver. */
  title: z.nullable(z.string()),
  /** Negative: the amount that is taken back from the artist. */
  amount_cents: z.int(),
});
export type Debt = z.infer<typeof debtSchema>;

// The artist's id is only a cache key: the function reads the caller from the token.
export const { useStudioListDebtsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Refunds and disputes of sales that were already paid out, until a later payout deducts them. */
    studioListDebts: build.query<Debt[], string>({
      query: () => dataRequest((rest) => rest.rpc('artist_debts')),
      rawResponseSchema: z.array(debtSchema),
      providesTags: ['Order'],
    }),
  }),
});
