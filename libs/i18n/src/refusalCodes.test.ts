/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten } from './localeRules';

const root = join(__dirname, '../../..');
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

/** Refusal codes of the database and the functions. */
function refusalCodes(): string[] {
  const sql = filesIn('supabase/migrations', /\.sql$/).flatMap((text) => [
    ...text.matchAll(/private\.refuse\('([a-z_]+)'/g),
  ]);
  const functions = filesIn('supabase/functions', /(?<!\.test)\.ts$/).flatMap((text) => [
    ...text.matchAll(/new Refusal\(\s*\d+,\s*'([a-z_]+)'/g),
  ]);
  return [...new Set([...sql, ...functions].map(([, code]) => code!))].sort();
}

/** Codes with an English text: the last parts of its keys. */
const worded = new Set(
  readdirSync(join(root, 'apps'))
    .filter((app) => app !== 'backend')
    .flatMap((app) => filesIn(`apps/${app}/locales/en`, /\.json$/))
    .flatMap((text) => Object.keys(flatten(JSON.parse(text))))
    .map((key) => key.split('.').at(-1)!),
);

/** Codes that need no text, by the reason: no screen causes them, or a general text is enough. */
const WITHOUT_WORDS: Record<string, string[]> = {
  'only a foreign client sends such a request': [
    ...['artist_only', 'invalid_cursor', 'invalid_kind', 'invalid_request', 'invalid_signature', 'invalid_sort'],
    ...['json_required', 'message_to_oneself', 'method_not_allowed', 'not_free', 'not_own_album', 'not_started'],
    ...[
      'order_closed',
      'request_reused',
      'service_only',
      'sound_taken',
      'unauthorized',
      'unknown_notification',
      'unknown_outcome',
      'unknown_role',
    ],
    ...['unknown_subject', 'user_not_found'],
  ],
  'a fault of the product, which is logged': [
    ...['invalid_outcome', 'ledger_double_booking', 'ledger_is_append_only', 'ledger_unbalanced'],
    ...['moderation_log_is_append_only', 'not_scheduled', 'payout_not_found', 'transfer_mismatch'],
  ],
  'the shown row was deleted meanwhile: a general text, and the list is fetched again': [
    ...['donation_not_found', 'donation_ended', 'playlist_not_found', 'report_not_found', 'track_not_in_playlist'],
  ],
  'not caused by the user: a play that does not count': ['not_heard_enough', 'too_many_plays'],
  'the album shows that moderators hid it, and cannot be saved': ['hidden_by_moderators_only'],
};

it('each refusal code has a text, or a reason to have none', () => {
  const silent = Object.values(WITHOUT_WORDS).flat();
  const codes = refusalCodes();
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.filter((code) => !worded.has(code) && !silent.includes(code))).toEqual([]);
  // Remove a code here when it is deleted or gets a text.
  expect(silent.filter((code) => worded.has(code) || !codes.includes(code))).toEqual([]);
});
