import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';
import { ledgerEntrySchema } from './saleSchemas';

const ENTRIES_PER_PAGE = 20;

const movementSchema = z.extend(ledgerEntrySchema, {
  /** Album title at the time of sale. */
  order_items: z.nullish(z.object({ album_title: z.string() })),
  /** One payment of a donation, with the giver's name. */
  donation_payments: z.nullish(z.object({ donations: z.nullable(z.object({ giver_name: z.string() })) })),
});
type Movement = z.infer<typeof movementSchema>;

const { useStudioListLedgerInfiniteQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Every ledger entry of the artist's own account, newest first. */
    studioListLedger: build.infiniteQuery<Movement[], string, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < ENTRIES_PER_PAGE ? undefined : page.at(-1)?.id),
      },
      query: ({ queryArg: artistId, pageParam }) =>
        dataRequest((rest) => {
          const list = rest
            .from('ledger_entries')
            .select(
              'id, created_at, account, kind, amount_cents, order_items(album_title), donation_payments(donations(giver_name))',
            )
            .eq('artist_id', artistId)
            .eq('account', 'artist')
            .order('id', { ascending: false })
            .limit(ENTRIES_PER_PAGE);
          return pageParam === null ? list : list.lt('id', pageParam);
        }),
      rawResponseSchema: z.array(movementSchema),
      providesTags: ['Order'],
    }),
  }),
});

export { useStudioListLedgerInfiniteQuery };
