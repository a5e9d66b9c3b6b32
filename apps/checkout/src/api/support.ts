import { api } from '@fairtone/api';
import { dataRequest, functionRequest } from '@fairtone/api/requests';
import { createDonationResponseSchema, type CreateDonationResponse } from '@fairtone/contracts';
import * as z from 'zod/mini';

const supportSchema = z.object({
  id: z.uuid(),
  artist_id: z.nullable(z.uuid()),
  amount_cents: z.int(),
  state: z.enum(['incomplete', 'active', 'past_due', 'ended']),
});
type Support = z.infer<typeof supportSchema>;

/** Supporters of more artists than this see the newest ones only. */
const NEWEST = 100;

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What the person gives this artist each month, or null. A gift that waits for its first payment is none yet. */
    checkoutGetSupport: build.query<Support | null, { userId: string; artistId: string }, Support[]>({
      query: ({ artistId }) =>
        dataRequest((rest) =>
          rest.rpc('list_support', { side: 'given', page_size: NEWEST }, { get: true }).eq('artist_id', artistId),
        ),
      rawResponseSchema: z.array(supportSchema),
      transformResponse: (rows) => rows.find(({ state }) => state === 'active' || state === 'past_due') ?? null,
      providesTags: ['Order'],
    }),

    /** Begins monthly support. Nothing is given before the first payment is confirmed with the secret. */
    checkoutCreateDonation: build.mutation<CreateDonationResponse, { artistId: string; amountCents: number }>({
      query: (request) => functionRequest('create-donation', request, createDonationResponseSchema),
    }),
  }),
});

export const { useCheckoutGetSupportQuery, useCheckoutCreateDonationMutation } = endpoints;
