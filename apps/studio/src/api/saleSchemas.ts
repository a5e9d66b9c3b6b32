import * as z from 'zod/mini';

export const SALE_KINDS = ['sale', 'donation'] as const;
export const SALE_STATES = ['sold', 'refunded', 'disputed'] as const;

/** One sold album, or one month of a donation. */
export const saleSchema = z.object({
  id: z.uuid(),
  kind: z.enum(SALE_KINDS),
  /** The album, or who supports. */
  title: z.nullable(z.string()),
  album_id: z.nullable(z.uuid()),
  amount_cents: z.int(),
  /** What of the price a refund or dispute took back. */
  refunded_cents: z.int(),
  /** The artist's share in US cents: 85 % of a sale, 0 of a refunded one. */
  share_cents: z.int(),
  state: z.enum(SALE_STATES),
  sold_at: z.string(),
  /** Until then it can be given back; null where there is nothing to give. */
  refundable_until: z.nullable(z.string()),
});
export type Sale = z.infer<typeof saleSchema>;

/** What a list of sales is narrowed to; null takes all. */
export interface SaleFilter {
  kind: Sale['kind'] | null;
  state: Sale['state'] | null;
  /** How many calendar days of this device it looks back; today is one of them. */
  days: number | null;
}

export const ledgerEntrySchema = z.object({
  id: z.int(),
  created_at: z.string(),
  account: z.enum(['customer', 'artist', 'platform', 'provider']),
  kind: z.string(),
  amount_cents: z.int(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;
