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

/** Reads at most this many donations to the artist, newest first. */
const NEWEST = 100;

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The user's monthly donation to this artist, or null. A donation whose first payment is missing does not count. */
    checkoutGetSupport: build.query<Support | null, { userId: string; artistId: string }, Support[]>({
      query: ({ artistId }) =>
        dataRequest((rest) =>
          rest.rpc('list_support', { side: 'given', page_size: NEWEST }, { get: true }).eq('artist_id', artistId),
        ),
      rawResponseSchema: z.array(supportSchema),
      transformResponse: (rows) => rows.find(({ state }) => state === 'active' || state === 'past_due') ?? null,
      providesTags: ['Order'],
    }),

    /** Creates a monthly donation. It becomes active once the first payment is confirmed with the returned client secret. */
    checkoutCreateDonation: build.mutation<CreateDonationResponse, { artistId: string; amountCents: number }>({
      query: (request) => functionRequest('create-donation', request, createDonationResponseSchema),
    }),
  }),
});

export const { useCheckoutGetSupportQuery, useCheckoutCreateDonationMutation } = endpoints;
