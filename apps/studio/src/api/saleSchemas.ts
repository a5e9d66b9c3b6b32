import * as z from 'zod/mini';

export const SALE_KINDS = ['sale', 'donation'] as const;
export const SALE_STATES = ['sold', 'refunded', 'disputed'] as const;

/** One sold album, or one payment of a donation. */
export const saleSchema = z.object({
  id: z.uuid(),
  kind: z.enum(SALE_KINDS),
  /** Album title, or name of the giver. */
  title: z.nullable(z.string()),
  album_id: z.nullable(z.uuid()),
  amount_cents: z.int(),
  /** The part of the price that a refund or dispute took back. */
  refunded_cents: z.int(),
  /** The artist's share: 85 % of the sale, 0 after a full refund. */
  share_cents: z.int(),
  state: z.enum(SALE_STATES),
  sold_at: z.string(),
  /** End of the refund period; null when nothing can be refunded. */
  refundable_until: z.nullable(z.string()),
});
export type Sale = z.infer<typeof saleSchema>;

/** Filters a list of sales; null does not filter. */
export interface SaleFilter {
  kind: Sale['kind'] | null;
  state: Sale['state'] | null;
  /** Number of calendar days in the device's time zone, including today. */
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
