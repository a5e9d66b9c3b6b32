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

/** The kind of a movement as there are words for it; one that a newer database knows is "other". */
export const entryKind = (kind: string) => KINDS.find((known) => known === kind) ?? 'other';
