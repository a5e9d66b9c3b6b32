/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten } from './localeRules';

const root = join(__dirname, '../../..');
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

/** Codes that the database and the functions refuse with. */
function refusalCodes(): string[] {
  const sql = filesIn('supabase/migrations', /\.sql$/).flatMap((text) => [
    ...text.matchAll(/private\.refuse\('([a-z_]+)'/g),
  ]);
  const functions = filesIn('supabase/functions', /(?<!\.test)\.ts$/).flatMap((text) => [
    ...text.matchAll(/new Refusal\(\s*\d+,\s*'([a-z_]+)'/g),
  ]);
  return [...new Set([...sql, ...functions].map(([, code]) => code!))].sort();
}

/** Codes that an English text is named by: the last part of its key. */
const worded = new Set(
  readdirSync(join(root, 'apps'))
    .filter((app) => app !== 'backend')
    .flatMap((app) => filesIn(`apps/${app}/locales/en`, /\.json$/))
    .flatMap((text) => Object.keys(flatten(JSON.parse(text))))
    .map((key) => key.split('.').at(-1)!),
);

/** No screen sends what these answer, or a general sentence says enough. */
const WITHOUT_WORDS: Record<string, string[]> = {
  'only a program that is not ours asks like that': [
    ...['artist_only', 'invalid_cursor', 'invalid_kind', 'invalid_request', 'invalid_signature', 'invalid_sort'],
    ...['json_required', 'message_to_oneself', 'method_not_allowed', 'not_free', 'not_own_album', 'not_started'],
    ...[
      'order_closed',
      'request_reused',
      'service_only',
      'sound_taken',
      'unknown_notification',
      'unknown_outcome',
      'unknown_role',
    ],
    ...['unknown_subject', 'user_not_found'],
  ],
  'a fault of ours, which the log says': [
    ...['invalid_outcome', 'ledger_double_booking', 'ledger_is_append_only', 'ledger_unbalanced'],
    ...['moderation_log_is_append_only', 'not_scheduled', 'payout_not_found', 'transfer_mismatch'],
  ],
  'what is shown was gone meanwhile: a general sentence, and the list is fetched anew': [
    ...['donation_not_found', 'donation_ended', 'playlist_not_found', 'report_not_found', 'track_not_in_playlist'],
  ],
  'nothing that a person did: a play that does not count': ['not_heard_enough', 'too_many_plays'],
  'what staff did is said on the album, which cannot be saved': ['hidden_by_moderators_only'],
};

it('each code that something is refused with has words, or a reason to have none', () => {
  const silent = Object.values(WITHOUT_WORDS).flat();
  const codes = refusalCodes();
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.filter((code) => !worded.has(code) && !silent.includes(code))).toEqual([]);
  // A reason goes when the code does, or gets words.
  expect(silent.filter((code) => worded.has(code) || !codes.includes(code))).toEqual([]);
});
