/** Kinds of notifications that this release has texts for, in the order of the settings. */
export const NOTIFICATION_KINDS = [
  'new_release',
  'sale',
  'sale_update',
  'refund',
  'follower',
  'payout',
  'message',
  'moderation',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
