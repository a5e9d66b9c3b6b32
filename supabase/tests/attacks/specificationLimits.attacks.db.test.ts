import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { jpegBytes } from '../../../servers/testing/mediaFiles.ts';
import { guest, postToAuth, server } from '../support/backend.ts';
import { done, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { addTrack, buy, draft, orderOf, publish, readyTrack, release } from '../support/releases.ts';
import { blob, bucketAs, page } from './stores.ts';

/** Line 53 of the threat model: each rule and constant of the specification (sections 5 and 9) as the API enforces it. */

let ada: Person;
let lena: Person;
beforeAll(async () => {
  [ada, lena] = [await artist('Ada'), await listener('Lena')];
});

const works = (call: PromiseLike<{ error: unknown }>) => Promise.resolve(call).then(({ error }) => !error);
const albumWith = (fields: object) =>
  works(ada.rest.from('albums').insert({ title: 'Limits', artist_id: ada.id, genre: '', ...fields }));
const signUpWith = async (body: object) =>
  (await postToAuth('signup', { email: `${randomUUID()}@people.test`, password: 'Aa1!aaaa', ...body })).ok;
const passwords = (good: string, bad: string) => async () => [
  await signUpWith({ password: good }),
  await signUpWith({ password: bad }),
];
const emails = async () => [await signUpWith({}), await signUpWith({ email: 'nobody' })];
const nameOfLena = (name: string) => works(lena.rest.from('profiles').update({ name }).eq('id', lena.id).select('id'));
const names = async () => [await nameOfLena('Lena'), await nameOfLena('  ')];
const avatar = (bytes: Uint8Array, type: string) =>
  works(bucketAs(lena.token, 'avatars').upload(`${lena.id}-${randomUUID()}.jpg`, blob(bytes, type)));
const playlist = (name: string) => works(lena.rest.from('playlists').insert({ user_id: lena.id, name }));
const playlists = async () => [await playlist('Sunday'), await playlist('   ')];
const resend = async (body: object) => (await postToAuth('resend', body)).ok;
const resends = async () => [
  await resend({ email: `${randomUUID()}@people.test`, type: 'signup' }),
  await resend({ type: 'signup' }),
];
const offers = async (amount_cents: number) => {
  const album = await release(ada, { price: null, minimum_price: 300 });
  return orderOf(lena, [{ album_id: album.id, amount_cents }]).then(
    () => true,
    () => false,
  );
};

type Rule = { home: string; tries: () => Promise<boolean[]> };

/** Limits that are tested here: the first value is accepted, the second refused. */
const TRIED: Record<string, Rule> = {
  '5.4': { home: 'auth service', tries: emails },
  '5.6': { home: 'auth service', tries: passwords('Aa1!aaaa', 'aa1!aaaa') },
  '5.7': { home: 'auth service', tries: passwords('Aa1!aaaa', 'AA1!AAAA') },
  '5.8': { home: 'auth service', tries: passwords('Aa1!aaaa', 'Aaa!aaaa') },
  '5.9': { home: 'auth service', tries: passwords('Aa1!aaaa', 'Aa1aaaaa') },
  '5.18': {
    home: 'albums.release_date not null',
    tries: async () => [await albumWith({ release_date: '2026-01-01' }), await albumWith({ release_date: null })],
  },
  '5.20': {
    home: 'mark_album_published',
    tries: async () => {
      const [full, empty] = [await draft(ada), await draft(ada)];
      await readyTrack(ada, full.id);
      await publish(full.id);
      const refused = await refusalOf(server().rpc('mark_album_published', { album_id: empty.id, track_urls: {} }));
      return [true, refused !== 'no_ready_tracks'];
    },
  },
  '5.24': {
    home: 'albums_minimum_price_check, albums_suggested_price_check',
    tries: async () => [
      await albumWith({ price: null, minimum_price: 0, suggested_price: 0 }),
      (await albumWith({ price: null, minimum_price: -1 })) || (await albumWith({ price: null, suggested_price: -1 })),
    ],
  },
  '5.26': { home: 'create_order', tries: async () => [await offers(300), await offers(299)] },
  '5.36': { home: 'profiles_name_check', tries: names },
  '5.38': {
    home: 'the policies of profiles',
    tries: async () => [
      await nameOfLena('Lena'),
      await works(guest().from('profiles').update({ name: 'Eve' }).eq('id', lena.id).select('id').single()),
    ],
  },
  '5.40': {
    home: 'storage.buckets',
    tries: async () => [await avatar(jpegBytes(1, 500, 10, 10), 'image/jpeg'), await avatar(page(), 'text/html')],
  },
  '5.56': { home: 'playlists_name_check', tries: playlists },
  '5.63': { home: 'auth service', tries: resends },
};

/** Limits of counts, computed values or lists: tested below. */
const FURTHER_DOWN = ['9.1', '9.37', '9.38', '9.44'];

/** Numeric limits: limits.attacks.db.test.ts tests both sides of each. */
const IN_LIMITS: Record<string, string> = {
  '5.3': 'NAME_MIN',
  '5.5': 'PASSWORD_MIN',
  '5.13': 'PASSWORD_MIN',
  '5.15': 'ALBUM_TITLE_MIN',
  '5.22': 'FIXED_PRICE_MIN_CENTS',
  '5.28': 'TRACKS_PER_ALBUM_MAX',
  '5.42': 'AVATAR_MAX_BYTES',
  '5.53': 'DONATION_MIN_CENTS',
  '5.55': 'DONATION_MIN_CENTS',
  '9.4': 'FIXED_PRICE_MIN_CENTS',
  '9.10': 'DONATION_MIN_CENTS',
  '9.11': 'AVATAR_MAX_BYTES',
  '9.18': 'TRACKS_PER_ALBUM_MAX',
  '9.19': 'PASSWORD_MIN',
  '9.20': 'NAME_MIN',
  '9.21': 'ALBUM_TITLE_MIN',
};

const range = (section: number, from: number, to = from) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`);

/** Rules that no request can break, and why. */
const NOT_AT_THE_SERVER: Record<string, string[]> = {
  'the same rule again, in other words': [
    ...range(5, 10),
    ...range(5, 12),
    ...range(5, 21),
    ...range(5, 31),
    ...range(5, 37),
    ...range(5, 41),
    ...range(5, 43),
    ...range(5, 57),
    ...range(5, 64),
  ],
  'what is typed twice is compared where it is typed': [...range(5, 11), ...range(5, 14)],
  'wrong words of a sign-in are wrong credentials': range(5, 1, 2),
  'a draft has no genre yet, and an album may stay without: the form asks': range(5, 16),
  'three ways to name a price are two columns; no other way can be written': range(5, 17),
  'cents are whole numbers': [...range(5, 23), ...range(5, 54), ...range(9, 3)],
  'what a page does, shows or begins with': [
    ...range(5, 19),
    ...range(5, 25),
    ...range(5, 27),
    ...range(5, 29, 30),
    ...range(5, 39),
    ...range(5, 51, 52),
    ...range(5, 59, 62),
    ...range(9, 2),
    ...range(9, 5, 8),
    ...range(9, 12, 15),
    ...range(9, 25, 36),
    ...range(9, 39, 43),
    ...range(9, 45, 61),
  ],
  'a cart and a queue are on the device; two of one album in an order are refused, which the attacks on orders try':
    range(5, 32, 35),
  'cards are typed at the payment provider, who checks them; our server never sees one': [
    ...range(5, 44, 49),
    ...range(9, 22, 24),
  ],
  'an offer under the minimum is tried as 5.26': range(5, 50),
  'the order wants a person, which the attacks on create-payment try': range(5, 58),
  'the price of the subscription at the provider, which the tests of create-donation look at': range(9, 9),
  'a wish of the uploader, to which nobody is bound': range(9, 16, 17),
  'not shown in the specification': range(5, 65),
};

test('every rule and constant of the specification is listed here', () => {
  const coverage = readFileSync('docs/specification-coverage.md', 'utf8');
  const rows = [...coverage.matchAll(/^\| ([59]\.\d+) \|/gm)].map(([, row]) => row!);
  const listed = [
    ...Object.keys(TRIED),
    ...FURTHER_DOWN,
    ...Object.keys(IN_LIMITS),
    ...Object.values(NOT_AT_THE_SERVER).flat(),
  ];
  expect(rows.length).toBeGreaterThan(100);
  expect(listed.toSorted()).toEqual(rows.toSorted());
});

test.each(Object.entries(TRIED).map(([row, rule]) => ({ row, ...rule })))(
  '53. $row is enforced by: $home',
  async ({ tries }) => {
    expect(await tries()).toEqual([true, false]);
  },
);

test('53. 9.1: an artist keeps 85 % of a sale', async () => {
  await buy(lena, await release(ada, { price: 1999 }));
  const entries = await done(ada.rest.from('ledger_entries').select('amount_cents').eq('account', 'artist'));
  expect(entries).toContainEqual({ amount_cents: 1699 });
});

test('53. 9.37, 9.38, 9.44: ten albums and thirty tracks are recommended, five tracks were played last', async () => {
  const albums = await Promise.all(Array.from({ length: 12 }, () => release(ada)));
  for (const { id } of albums)
    for (const track_number of [2, 3, 4]) {
      const { id: trackId } = await addTrack(ada, id, { track_number });
      const url = `https://music.test/${trackId}.mp3`;
      await done(server().from('tracks').update({ status: 'ready', audio_url: url }).eq('id', trackId).select());
    }
  for (const { trackId } of albums.slice(0, 7))
    await done(server().rpc('record_listener_play', { listener_id: lena.id, track_id: trackId, heard_ms: 30_000 }));
  await done(lena.rest.from('privacy_settings').insert({ show_recently_played: true }).select());
  const [chosen, heard, last] = await Promise.all([
    done(lena.rest.rpc('recommended_albums')),
    done(lena.rest.rpc('recommended_tracks')),
    done(guest().rpc('recently_played_of', { person: lena.id })),
  ]);
  expect([chosen.length, last.length]).toEqual([10, 5]);
  // At most three tracks of each of ten albums; albums of other tests may have fewer.
  const countIn = (albumId: string | null) => heard.filter(({ album_id }) => album_id === albumId).length;
  expect([heard.length <= 30, heard.every(({ album_id }) => countIn(album_id) <= 3)]).toEqual([true, true]);
  expect((await done(lena.rest.rpc('recommended_albums', { top: 1000 }))).length).toBeLessThanOrEqual(30);
});
