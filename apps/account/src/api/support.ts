import { api } from '@fairtone/api';
import { dataRequest, functionRequest } from '@fairtone/api/requests';
import { manageDonationResponseSchema, type ManageDonationResponse } from '@fairtone/contracts';
import * as z from 'zod/mini';
import { pagesOf } from './newestFirst';

const supportSchema = z.object({
  id: z.uuid(),
  /** Null when the artist's account is deleted. */
  artist_id: z.nullable(z.uuid()),
  artist_name: z.nullable(z.string()),
  amount_cents: z.int(),
  state: z.enum(['incomplete', 'active', 'past_due', 'ended']),
  cancel_at_period_end: z.boolean(),
  current_period_end: z.nullable(z.string()),
  started_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  created_at: z.string(),
});
export type Support = z.infer<typeof supportSchema>;

export interface SupportChange {
  userId: string;
  donationId: string;
  amountCents?: number;
  cancelAtPeriodEnd?: boolean;
}

const PAGE = 20;

const supportApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The person's monthly donations, present and ended, newest first, page by page. */
    accountListSupport: build.infiniteQuery<Support[], string, Support | null>({
      infiniteQueryOptions: pagesOf<Support>(PAGE),
      query: ({ pageParam: place }) =>
        dataRequest((rest) =>
          rest.rpc(
            'list_support',
            {
              side: 'given',
              page_size: PAGE,
              ...(place && { before_time: place.created_at, before_id: place.id }),
            },
            { get: true },
          ),
        ),
      rawResponseSchema: z.array(supportSchema),
      providesTags: ['Order'],
    }),

    /** Changes the amount from the next month on, ends the donation after the paid month, or continues it after all. */
    accountManageSupport: build.mutation<ManageDonationResponse, SupportChange>({
      query: ({ userId: _, ...wish }) => functionRequest('manage-donation', wish, manageDonationResponseSchema),
      async onQueryStarted({ userId, donationId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { amountCents, state, cancelAtPeriodEnd, currentPeriodEnd } = answer.data;
        dispatch(
          supportApi.util.updateQueryData('accountListSupport', userId, ({ pages }) => {
            const row = pages.flat().find(({ id }) => id === donationId);
            if (!row) return;
            row.amount_cents = amountCents;
            row.state = state;
            row.cancel_at_period_end = cancelAtPeriodEnd;
            row.current_period_end = currentPeriodEnd;
          }),
        );
      },
    }),
  }),
});

export const { useAccountListSupportInfiniteQuery, useAccountManageSupportMutation } = supportApi;
