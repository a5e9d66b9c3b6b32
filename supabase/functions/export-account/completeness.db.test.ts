import { randomUUID } from 'node:crypto';
import { sql } from '../../tests/support/backend';
import { artist } from '../../tests/support/people';
import { tracesOf } from '../../tests/support/traces';
import { createFullAccount } from '../_testing/fullAccount';
import { call } from '../_testing/calls';
import { sections } from './sections';

/** Columns that are covered by another part of the export, and by which. */
const TOLD_ELSEWHERE: Record<string, string> = {
  'auth.identities.email': 'account',
  'auth.identities.identity_data': 'account',
  'auth.identities.provider_id': 'account',
  'auth.identities.user_id': 'account',
  'auth.sessions.user_id': 'sessions',
  'auth.users.email': 'account',
  'auth.users.id': 'account',
  'private.last_plays.listener_id': 'lastPlays',
  'private.listener_days.listener_id': 'listeningDays',
  'public.notifications.payload': 'notifications',
  'public.orders.email': 'orders',
  'public.track_files.path': 'albums',
  'public.tracks.audio_url': 'albums',
};

const LETTER = 'letters to the person; what they told stands in notifications, orders and account';
const FILE = 'where a file lies; profile, artistPage and albums name it';
const COPY = 'a copy of profile and albums, for lists and the search';

/** Columns that refer to a person and are not exported, and why. */
const LEFT_OUT: Record<string, string> = {
  'auth.flow_state.user_id': 'a sign-in under way, gone within minutes',
  'auth.one_time_tokens.user_id': 'secrets of mailed links',
  'auth.refresh_tokens.user_id': 'secrets of the sessions',
  'fairtone_private.known_addresses.user_id': 'digests of addresses, which guard the account for half a year',
  'private.listings.artist_id': COPY,
  'private.listings.id': COPY,
  'private.play_days.artist_id': 'sums of what others heard',
  'private.recommendation_runs.user_id': 'when recommendations are worked out next',
  'private.search_entries.id': COPY,
  'private.unsubscribe_tokens.user_id': 'secrets of links in e-mails',
  'public.blocks.blocked_id': 'whom somebody else blocks is theirs alone',
  'public.donation_payments.artist_id': 'inside donationsReceived',
  'public.emails.dedupe_key': LETTER,
  'public.emails.payload': LETTER,
  'public.emails.to_address': LETTER,
  'public.emails.user_id': LETTER,
  'public.moderation_log.subject_id': 'notes among staff; what is hidden stands in hiddenByModerators',
  'public.payment_customers.user_id': 'a name at the payment provider, who answers for it',
  'public.plays.artist_id': 'what others heard',
  'public.profile_counts.profile_id': 'sums of following and followers',
  'public.refunds.requested_by': 'what a seller gave back; the ledger has it',
  'public.reports.answered_by': 'how a moderator answered belongs to who reported',
  'public.reports.owner_id': 'what others reported would tell who did',
  'public.reports.subject_id': 'what others reported would tell who did',
  'public.user_recommendations.artist_id': 'what is recommended to others',
  'storage.objects.name': FILE,
  'storage.objects.owner': FILE,
  'storage.objects.owner_id': FILE,
  'storage.objects.path_tokens': FILE,
};

async function keysToPeople(): Promise<string[]> {
  const rows = await sql()<{ name: string }[]>`
    select format('%s.%s.%s', nspname, relname, attname) as name
    from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid in ('public.profiles'::regclass, 'auth.users'::regclass)`;
  return rows.map(({ name }) => name);
}

test('every column that names a person is exported, or is left out for a reason', async () => {
  const { me } = await createFullAccount(`Quirin ${randomUUID().slice(0, 8)}`, await artist('Frida Friend'));
  const named = new Set([...(await keysToPeople()), ...(await tracesOf([me.id, me.email]))]);
  const owners = sections.flatMap((one) => ('table' in one ? [`public.${one.table}.${one.owner}`] : []));
  const listed = [...Object.keys(TOLD_ELSEWHERE), ...Object.keys(LEFT_OUT)];
  const known = new Set([...owners, ...listed]);
  expect([...named].filter((column) => !known.has(column)).sort()).toEqual([]);
  expect(listed.filter((column) => !named.has(column))).toEqual([]);

  const { body } = await call('export-account', {}, me);
  for (const [column, section] of Object.entries(TOLD_ELSEWHERE))
    expect([column, (JSON.stringify(body[section]) ?? '').length > 2]).toEqual([column, true]);
});
