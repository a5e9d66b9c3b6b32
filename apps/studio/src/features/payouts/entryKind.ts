const KINDS = [
  'sale',
  'artist_share',
  'platform_share',
  'refund',
  'refund_failed',
  'partial_refund',
  'dispute',
  'dispute_won',
  'donation',
  'donation_refund',
  'payout',
  'payout_failed',
  'payout_returned',
] as const;

/** The kind of a ledger entry that has a translation; kinds that only a newer database has become `other`. */
export const entryKind = (kind: string) => KINDS.find((known) => known === kind) ?? 'other';
