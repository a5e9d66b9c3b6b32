import { api } from '@fairtone/api';
import { dataRequest, functionRequest } from '@fairtone/api/requests';
import { connectOnboardingResponseSchema, type ConnectOnboardingResponse } from '@fairtone/contracts';
import * as z from 'zod/mini';

const balanceSchema = z.object({ balance_cents: z.int(), payable_cents: z.int(), earned_cents: z.int() });
type Balance = z.infer<typeof balanceSchema>;
/** The ledger has no row for an artist who never sold anything. */
const NOTHING: Balance = { balance_cents: 0, payable_cents: 0, earned_cents: 0 };

const payoutSchema = z.object({
  id: z.uuid(),
  /** First day of the month in which the payout ran. */
  period: z.string(),
  amount_cents: z.int(),
  returned_cents: z.int(),
  state: z.enum(['pending', 'paid', 'failed', 'returned']),
  /** Time of the first and the last ledger entry. */
  statement: z.object({ from: z.nullish(z.string()), to: z.nullish(z.string()) }),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
});
export type Payout = z.infer<typeof payoutSchema>;

const payoutLineSchema = z.object({
  entry_id: z.int(),
  booked_at: z.string(),
  kind: z.string(),
  /** Album title at the time of sale, or name of the giver. */
  title: z.nullable(z.string()),
  gross_cents: z.nullable(z.int()),
  amount_cents: z.int(),
});
export type PayoutLine = z.infer<typeof payoutLineSchema>;

const accountSchema = z.object({
  details_submitted: z.boolean(),
  payouts_enabled: z.boolean(),
  transfers_enabled: z.boolean(),
  disabled_reason: z.nullable(z.string()),
});
export type PaymentAccount = z.infer<typeof accountSchema>;

/** Five years of monthly payouts. */
const PAYOUTS_SHOWN = 60;

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    studioGetBalance: build.query<Balance, string>({
      query: (artistId) =>
        dataRequest((rest) =>
          rest
            .from('artist_balance')
            .select('balance_cents, payable_cents, earned_cents')
            .eq('artist_id', artistId)
            .maybeSingle(),
        ),
      rawResponseSchema: z.nullable(balanceSchema),
      transformResponse: (balance: Balance | null) => balance ?? NOTHING,
      providesTags: ['Order'],
    }),
    /** Monthly payouts, newest first. */
    studioListPayouts: build.query<Payout[], string>({
      query: (artistId) =>
        dataRequest((rest) =>
          rest
            .from('payouts')
            .select('id, period, amount_cents, returned_cents, state, statement, created_at, paid_at')
            .eq('artist_id', artistId)
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(PAYOUTS_SHOWN),
        ),
      rawResponseSchema: z.array(payoutSchema),
      providesTags: ['Order'],
    }),
    /** The ledger entries of one payout; they sum to its amount. */
    studioListPayoutLines: build.query<PayoutLine[], string>({
      query: (payout_id) => dataRequest((rest) => rest.rpc('payout_lines', { payout_id })),
      rawResponseSchema: z.array(payoutLineSchema),
    }),
    /** The account at the payment provider; null before the artist has started its onboarding form. */
    studioGetPaymentAccount: build.query<PaymentAccount | null, string>({
      query: (artistId) =>
        dataRequest((rest) =>
          rest
            .from('payment_accounts')
            .select('details_submitted, payouts_enabled, transfers_enabled, disabled_reason')
            .eq('artist_id', artistId)
            .maybeSingle(),
        ),
      rawResponseSchema: z.nullable(accountSchema),
      providesTags: (_account, _error, id) => [{ type: 'Profile', id: `payments-${id}` }],
    }),
    /**
     * Returns the URL of the provider's onboarding form, or with `refresh` updates the account's state from the
     * provider. `country` is that of the artist's bank, for a new account only.
     */
    studioOpenOnboarding: build.mutation<
      ConnectOnboardingResponse,
      { artistId: string; refresh?: true; country?: string }
    >({
      query: ({ artistId: _, ...wish }) => functionRequest('connect-onboarding', wish, connectOnboardingResponseSchema),
      invalidatesTags: (_answer, error, { artistId }) =>
        error ? [] : [{ type: 'Profile', id: `payments-${artistId}` }],
    }),
  }),
});

export const {
  useStudioListPayoutLinesQuery,
  useStudioGetBalanceQuery,
  useStudioListPayoutsQuery,
  useLazyStudioListPayoutLinesQuery,
  useStudioGetPaymentAccountQuery,
  useStudioOpenOnboardingMutation,
} = endpoints;
