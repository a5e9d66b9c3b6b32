import { api, type ApiClients } from '@fairtone/api';
import { dataRequest, functionRequest } from '@fairtone/api/requests';
import { refundSaleResponseSchema, type RefundSaleResponse } from '@fairtone/contracts';
import { deviceZone } from '@fairtone/domain';
import * as z from 'zod/mini';
import { collectSales, type SalesCursor, type SalesPage } from './collectSales';
import { ledgerEntrySchema, saleSchema, type LedgerEntry, type Sale, type SaleFilter } from './saleSchemas';

const SALES_PER_PAGE = 20;

type Asked = SaleFilter & { artistId: string };

const readSales =
  (rest: ApiClients['rest'], signal: AbortSignal, { days }: SaleFilter) =>
  (place: SalesCursor, page_size: number) =>
    rest
      .rpc('artist_sales', {
        ...(place && { before_time: place.sold_at, before_id: place.id }),
        ...(days !== null && { days, zone: deviceZone() }),
        page_size,
      })
      .abortSignal(signal);
const parse = (rows: unknown) => z.array(saleSchema).parse(rows);

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** An artist's own sales and donation payments, newest first. */
    studioListSales: build.infiniteQuery<SalesPage, Asked, SalesCursor>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query:
        ({ queryArg, pageParam }) =>
        ({ rest }, signal) =>
          collectSales(readSales(rest, signal, queryArg), parse, queryArg, pageParam, SALES_PER_PAGE),
      providesTags: ['Order'],
    }),
    /** All sales, for a CSV file. A mutation, so that the result is not cached. */
    studioExportSales: build.mutation<SalesPage, SaleFilter>({
      query:
        (filter) =>
        ({ rest }, signal) =>
          collectSales(readSales(rest, signal, filter), parse, filter, null, Infinity),
    }),
    /** Every ledger entry of one sale, oldest first. They sum to zero. */
    studioListSaleEntries: build.query<LedgerEntry[], Pick<Sale, 'id' | 'kind'>>({
      query: ({ id, kind }) =>
        dataRequest((rest) =>
          rest
            .from('ledger_entries')
            .select('id, created_at, account, kind, amount_cents')
            .eq(kind === 'sale' ? 'order_item_id' : 'donation_payment_id', id)
            .order('id'),
        ),
      rawResponseSchema: z.array(ledgerEntrySchema),
      providesTags: ['Order'],
    }),
    /** Refunds a buyer, who then can no longer download the album. Safe to repeat. */
    studioRefundSale: build.mutation<RefundSaleResponse, Pick<Sale, 'id' | 'kind'>>({
      query: ({ id, kind }) =>
        functionRequest(
          'refund-sale',
          kind === 'sale' ? { orderItemId: id } : { donationPaymentId: id },
          refundSaleResponseSchema,
        ),
      invalidatesTags: (_answer, error) => (error ? [] : ['Order', 'Purchase']),
    }),
  }),
});

export const {
  useStudioListSalesInfiniteQuery,
  useStudioExportSalesMutation,
  useStudioListSaleEntriesQuery,
  useStudioRefundSaleMutation,
} = endpoints;
