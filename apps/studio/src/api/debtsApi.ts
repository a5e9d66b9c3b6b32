import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';

const debtSchema = z.object({
  sale_id: z.uuid(),
  booked_at: z.string(),
  kind: z.string(),
  /** The album as it was sold, or who gave support. */
  title: z.nullable(z.string()),
  /** Below zero: what is taken back. */
  amount_cents: z.int(),
});
export type Debt = z.infer<typeof debtSchema>;

// The artist's id is only a cache key: the function knows the caller.
export const { useStudioListDebtsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Refunds and disputes of sales that were paid out before, until a payout takes them off. */
    studioListDebts: build.query<Debt[], string>({
      query: () => dataRequest((rest) => rest.rpc('artist_debts')),
      rawResponseSchema: z.array(debtSchema),
      providesTags: ['Order'],
    }),
  }),
});
