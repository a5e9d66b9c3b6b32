/** Rows of a table that belong to the person, ordered by `key`, whose columns are unique together. */
export interface TableSection {
  name: string;
  table: string;
  owner: string;
  key: [string] | [string, string];
  select?: string;
}

/** Rows that a function returns in pages: `after` is its argument for the `key` of the last row. */
export interface FunctionSection {
  name: string;
  call: string;
  after: string;
  key: string;
}

/** A part of the export. */
export type Section = TableSection | FunctionSection;

const BY_AGE: [string, string] = ['created_at', 'id'];

// These tables grant only some of their columns.
const DONATION =
  'id, giver_id, artist_id, giver_name, artist_name, amount_cents, state, cancel_at_period_end, started_at, ended_at, created_at, ' +
  'donation_payments(id, amount_cents, tax_cents, state, paid_at, created_at)';
const PAYOUT = 'id, period, amount_cents, returned_cents, state, failure, statement, created_at, paid_at';
const PAYOUT_ACCOUNT = 'artist_id, details_submitted, payouts_enabled, transfers_enabled, disabled_reason, created_at';

/** Everything that people may read about themselves with their own rights: policies leave out other people's rows. */
export const sections: Section[] = [
  { name: 'profile', table: 'profiles', owner: 'id', key: ['id'] },
  { name: 'roles', table: 'user_roles', owner: 'user_id', key: ['role'] },
  { name: 'sessions', call: 'own_sessions', after: 'after_id', key: 'id' },
  { name: 'settings', table: 'user_settings', owner: 'user_id', key: ['user_id'] },
  { name: 'privacy', table: 'privacy_settings', owner: 'user_id', key: ['user_id'] },
  { name: 'notificationChoices', table: 'notification_preferences', owner: 'user_id', key: ['kind'] },
  { name: 'artistPage', table: 'artist_pages', owner: 'artist_id', key: ['artist_id'] },
  { name: 'following', table: 'user_follows', owner: 'follower_id', key: ['following_id'] },
  { name: 'followers', table: 'user_follows', owner: 'following_id', key: ['follower_id'] },
  { name: 'blocked', table: 'blocks', owner: 'blocker_id', key: ['blocked_id'] },
  { name: 'favorites', table: 'user_favorites', owner: 'user_id', key: BY_AGE },
  {
    name: 'playlists',
    table: 'playlists',
    owner: 'user_id',
    key: BY_AGE,
    select: '*, playlist_tracks(track_id, position, created_at)',
  },
  { name: 'plays', table: 'plays', owner: 'listener_id', key: BY_AGE },
  // Kept longer than plays of deleted tracks, in tables that the data API does not expose.
  { name: 'listeningDays', call: 'own_listening_days', after: 'after_day', key: 'day' },
  { name: 'lastPlays', call: 'own_last_plays', after: 'after_track', key: 'track_id' },
  { name: 'recommendations', table: 'user_recommendations', owner: 'user_id', key: ['id'] },
  { name: 'notifications', table: 'notifications', owner: 'user_id', key: BY_AGE },
  { name: 'messagesSent', table: 'messages', owner: 'sender_id', key: BY_AGE },
  { name: 'messagesReceived', table: 'messages', owner: 'recipient_id', key: BY_AGE },
  { name: 'reports', table: 'reports', owner: 'reporter_id', key: BY_AGE },
  { name: 'hiddenByModerators', table: 'content_holds', owner: 'owner_id', key: ['created_at', 'subject_id'] },
  { name: 'orders', table: 'orders', owner: 'user_id', key: BY_AGE, select: '*, order_items(*)' },
  { name: 'purchases', table: 'purchases', owner: 'user_id', key: BY_AGE },
  { name: 'albums', table: 'albums', owner: 'artist_id', key: BY_AGE, select: '*, tracks(*, track_files(*))' },
  { name: 'sales', table: 'order_items', owner: 'artist_id', key: ['id'] },
  { name: 'donationsGiven', table: 'donations', owner: 'giver_id', key: BY_AGE, select: DONATION },
  { name: 'donationsReceived', table: 'donations', owner: 'artist_id', key: BY_AGE, select: DONATION },
  { name: 'payouts', table: 'payouts', owner: 'artist_id', key: BY_AGE, select: PAYOUT },
  { name: 'payoutAccount', table: 'payment_accounts', owner: 'artist_id', key: ['artist_id'], select: PAYOUT_ACCOUNT },
  { name: 'ledger', table: 'ledger_entries', owner: 'artist_id', key: ['id'] },
];
