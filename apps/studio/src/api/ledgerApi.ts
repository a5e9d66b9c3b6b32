import { api } from '@fairtone/api';
import * as z from 'zod/mini';
import { ledgerEntrySchema, type LedgerEntry } from './saleSchemas';

export const ENTRIES_PER_PAGE = 20;

const { useStudioListLedgerInfiniteQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Every movement of the artist's own balance, newest first. */
    studioListLedger: build.infiniteQuery<LedgerEntry[], string, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < ENTRIES_PER_PAGE ? undefined : page.at(-1)?.id),
      },
      query:
        ({ queryArg: artistId, pageParam }) =>
        ({ rest }, signal) => {
          const list = rest
            .from('ledger_entries')
            .select('id, created_at, account, kind, amount_cents')
            .eq('artist_id', artistId)
            .eq('account', 'artist')
            .order('id', { ascending: false })
            .limit(ENTRIES_PER_PAGE)
            .abortSignal(signal);
          return pageParam === null ? list : list.lt('id', pageParam);
        },
      rawResponseSchema: z.array(ledgerEntrySchema),
      providesTags: ['Order'],
    }),
  }),
});

export { useStudioListLedgerInfiniteQuery };
