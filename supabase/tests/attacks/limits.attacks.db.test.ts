import { randomUUID } from 'node:crypto';
import * as domain from '@fairtone/domain';
import * as media from '@fairtone/media';
import { jpegBytes } from '../../../servers/testing/mediaFiles.ts';
import { guest, postToAuth, server, sql } from '../support/backend.ts';
import { done, refusalOf } from '../support/outcomes.ts';
import { artist, listener, signUp, type Person } from '../support/people.ts';
import { addTrack, buy, draft, nameFiles, readyTrack, release } from '../support/releases.ts';
import { blob, bucketAs } from './stores.ts';

/** Line 53 of the threat model: each limit of libs/domain as the API enforces it, and limits that count rows, under parallel writes. */

let ada: Person;
let lena: Person;
beforeAll(async () => {
  [ada, lena] = [await artist('Ada'), await listener()];
});

const newAvatar = () => `${lena.id}-${randomUUID()}.jpg`;

/** Whether a value is accepted. */
type Takes = (value: number) => Promise<boolean>;
const works = (call: PromiseLike<{ error: unknown }>) => Promise.resolve(call).then(({ error }) => !error);
const albumWith =
  (fieldsOf: (value: number) => object): Takes =>
  (value) =>
    works(ada.rest.from('albums').insert({ title: 'Limits', artist_id: ada.id, genre: '', ...fieldsOf(value) }));
const passwordOf: (text: (length: number) => string) => Takes = (text) => async (length) => {
  const answer = await postToAuth('signup', { email: `${randomUUID()}@people.test`, password: text(length) });
  return answer.ok;
};
const donationOf: Takes = async (amount) => {
  await sql()`delete from public.donations where giver_id = ${lena.id}`;
  const giving = sql()`insert into public.donations (giver_id, artist_id, giver_name, artist_name, amount_cents)
    values (${lena.id}, ${ada.id}, 'a', 'b', ${amount})`;
  return giving.then(
    () => true,
    () => false,
  );
};
const pictureOf: (side: (value: number) => [number, number]) => Takes = (side) => async (value) => {
  const picture = blob(jpegBytes(1, 500, ...side(value)), 'image/jpeg');
  return works(bucketAs(lena.token, 'avatars').upload(newAvatar(), picture));
};

/** The last accepted value, the first refused one, and the function that tries them. */
const LIMITS: Record<string, { home: string; takes: Takes; last: number; next: number }> = {
  ALBUM_TITLE_MIN: {
    home: 'albums_title_check',
    takes: albumWith((n) => ({ title: 'x'.repeat(n) })),
    last: 2,
    next: 1,
  },
  ALBUM_TITLE_MAX: {
    home: 'albums_title_check',
    takes: albumWith((n) => ({ title: 'x'.repeat(n) })),
    last: 200,
    next: 201,
  },
  TRACK_TITLE_MAX: {
    home: 'tracks_title_check',
    takes: async (n) =>
      works(
        addTrack(ada, (await draft(ada)).id, { title: 'x'.repeat(n) }).then(
          () => ({ error: null }),
          (error: unknown) => ({ error }),
        ),
      ),
    last: 200,
    next: 201,
  },
  MASTER_MAX_BYTES: {
    home: 'track_files_bytes_check',
    takes: async (bytes) => {
      const { id } = await addTrack(ada, (await draft(ada)).id);
      const path = `${ada.id}/${id}/original.wav`;
      const file = { track_id: id, kind: 'original', format: 'wav', path, bytes } as const;
      return works(ada.rest.from('track_files').insert(file));
    },
    last: 1024 ** 3,
    next: 1024 ** 3 + 1,
  },
  FIXED_PRICE_MIN_CENTS: { home: 'albums_price_check', takes: albumWith((price) => ({ price })), last: 99, next: 98 },
  PRICE_MAX_CENTS: {
    home: 'albums_price_check',
    takes: albumWith((price) => ({ price })),
    last: 1_000_000,
    next: 1_000_001,
  },
  PROVIDER_MIN_CENTS: {
    home: 'albums_minimum_price_check',
    takes: albumWith((n) => ({ price: null, minimum_price: n })),
    last: 50,
    next: 49,
  },
  DONATION_MIN_CENTS: { home: 'donations_amount_check', takes: donationOf, last: 100, next: 99 },
  DONATION_MAX_CENTS: { home: 'donations_amount_check', takes: donationOf, last: 1_000_000, next: 1_000_001 },
  PASSWORD_MIN: { home: 'auth service', takes: passwordOf((n) => 'Aa1!'.padEnd(n, 'x').slice(0, n)), last: 8, next: 7 },
  PASSWORD_MAX_BYTES: { home: 'auth service', takes: passwordOf((n) => 'Aa1!'.padEnd(n, 'x')), last: 72, next: 73 },
  AVATAR_MAX_BYTES: {
    home: 'storage.buckets',
    takes: async (bytes) =>
      works(bucketAs(lena.token, 'avatars').upload(newAvatar(), blob(jpegBytes(1, bytes), 'image/jpeg'))),
    last: 2 * 1024 * 1024,
    next: 2 * 1024 * 1024 + 1,
  },
  MAX_PICTURE_SIDE_PX: { home: 'storage service', takes: pictureOf((side) => [side, 1]), last: 12_000, next: 12_001 },
  MAX_PICTURE_PIXELS: {
    home: 'storage service',
    takes: pictureOf((pixels) => [pixels / 5000, 5000]),
    last: 50_000_000,
    next: 50_005_000,
  },
};
/** Limits of counts, or with other errors; tested below. */
const OTHERS = ['TRACKS_PER_ALBUM_MAX', 'NAME_MIN'];
/** The limit of the slider only; typed amounts may be higher, up to PRICE_MAX_CENTS. */
const SHOWN_ONLY = ['SLIDER_MAX_CENTS'];

test('every limit of libs/domain is in this list, with the value of libs/domain', () => {
  const constants = Object.entries({ ...domain, ...media }).filter(([name]) => /(^|_)(MIN|MAX)(_|$)/.test(name));
  expect(constants.map(([name]) => name).toSorted()).toEqual(
    [...Object.keys(LIMITS), ...OTHERS, ...SHOWN_ONLY].toSorted(),
  );
  const values = Object.fromEntries(Object.entries(LIMITS).map(([name, { last }]) => [name, last]));
  expect(Object.fromEntries(constants)).toMatchObject(values);
});

const rules = Object.entries(LIMITS).map(([name, limit]) => ({ name, ...limit }));
test.each(rules)('53. $name is enforced by: $home', async ({ takes, last, next }) => {
  expect([await takes(last), await takes(next)]).toEqual([true, false]);
});

test('53. NAME_MIN: a shorter name is replaced at sign-up', async () => {
  const nameOf = async (full_name: string) => {
    const { id } = await signUp({ full_name });
    return (await done(guest().from('profiles').select('name').eq('id', id).single())).name;
  };
  expect([await nameOf('Bo'), await nameOf('B'), await nameOf(' B ')]).toEqual(['Bo', 'Anonymous', 'Anonymous']);
});

describe('53. TRACKS_PER_ALBUM_MAX', () => {
  const rows = (album_id: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({
      album_id,
      title: 'One',
      track_number: from + at,
      duration: 30,
    }));
  const countOf = async (albumId: string) =>
    (await done(ada.rest.from('tracks').select('id').eq('album_id', albumId))).length;
  const addTo = (albumId: string, number: number) => ada.rest.from('tracks').insert(rows(albumId, number, number));

  test('applies to one request, to many at once, and to the service', async () => {
    const { id } = await draft(ada);
    expect(await refusalOf(ada.rest.from('tracks').insert(rows(id, 1, 21)))).toBe('too_many_tracks');
    await done(ada.rest.from('tracks').insert(rows(id, 1, 19)));
    const answers = await Promise.all(Array.from({ length: 6 }, () => addTo(id, 20)));
    expect(answers.filter(({ error }) => !error)).toHaveLength(1);
    expect(
      await refusalOf(
        server()
          .from('tracks')
          .insert(rows(id, 21, 21)),
      ),
    ).toBe('too_many_tracks');
    expect(await countOf(id)).toBe(domain.TRACKS_PER_ALBUM_MAX);
  });

  test('accepts a repeated save', async () => {
    const { id } = await draft(ada);
    const twenty = rows(id, 1, 20).map((row) => ({ ...row, id: randomUUID() }));
    await done(ada.rest.from('tracks').insert(twenty));
    await done(ada.rest.from('tracks').upsert(twenty, { onConflict: 'id', ignoreDuplicates: true }));
    expect(await countOf(id)).toBe(20);
  });

  test('counts failed tracks; withdrawn tracks of a sold album do not count, and can be restored only below the limit', async () => {
    const album = await release(ada);
    await nameFiles(ada, album.trackId);
    await done(ada.rest.from('tracks').insert(rows(album.id, 2, 20)));
    const setStatus = (status: 'failed' | 'ready', failure: string | null) =>
      ada.rest.from('tracks').update({ status, failure }).eq('id', album.trackId).select('id');
    await done(setStatus('failed', 'withdrawn'));
    expect(await refusalOf(addTo(album.id, 21))).toBe('too_many_tracks');
    await done(setStatus('ready', null));
    await buy(lena, album);
    await done(setStatus('failed', 'withdrawn'));
    await done(addTo(album.id, 21));
    expect(await refusalOf(setStatus('ready', null))).toBe('too_many_tracks');
  });
});

describe('53. a ready track of a published album has its files', () => {
  test('adding or finishing one without files is refused', async () => {
    const { id } = await release(ada);
    const row = { album_id: id, title: 'Silence', track_number: 2, duration: 30 };
    expect(await refusalOf(ada.rest.from('tracks').insert({ ...row, status: 'ready' }))).toBe('files_missing');
    const { id: trackId } = await done(ada.rest.from('tracks').insert(row).select('id').single());
    const finish = () => ada.rest.from('tracks').update({ status: 'ready' }).eq('id', trackId).select('id');
    expect(await refusalOf(finish())).toBe('files_missing');
    await nameFiles(ada, trackId);
    await sql()`delete from storage.objects where name = ${`${ada.id}/${trackId}/original.wav`}`;
    expect(await refusalOf(finish())).toBe('files_missing');
    await sql()`insert into storage.objects (bucket_id, name) values ('audio_masters', ${`${ada.id}/${trackId}/original.wav`})`;
    expect(await done(finish())).toHaveLength(1);
  });

  test('publishing resets ready tracks of a draft without files', async () => {
    const { id } = await draft(ada);
    const whole = await readyTrack(ada, id);
    await nameFiles(ada, whole.id);
    await done(
      ada.rest
        .from('tracks')
        .insert({ album_id: id, title: 'Silence', track_number: 2, duration: 30, status: 'ready' }),
    );
    await done(
      server().rpc('mark_album_published', { album_id: id, track_urls: { [whole.id]: 'https://music.test/a.mp3' } }),
    );
    const tracks = await done(ada.rest.from('tracks').select('status').eq('album_id', id).order('track_number'));
    expect(tracks.map(({ status }) => status)).toEqual(['ready', 'processing']);
    expect(await done(guest().from('albums').select('track_count').eq('id', id).single())).toEqual({ track_count: 1 });
  });
});

test('53. at most 240 plays an hour are counted, also for a listener who sends many at once', async () => {
  const [album, eve] = [await release(ada), await listener()];
  await sql()`insert into tracks (album_id, title, track_number, status, duration)
    select ${album.id}, 'Track ' || n, n, 'ready', 30 from generate_series(2, 251) as n`;
  await sql()`insert into plays (track_id, album_id, artist_id, listener_id, created_at)
    select id, album_id, ${ada.id}, ${eve.id}, now() - interval '20 minutes' from tracks where album_id = ${album.id} and track_number <= 239`;
  const left = await sql()`select id from tracks where album_id = ${album.id} and track_number > 239`;
  const answers = await Promise.all(
    left.map(({ id }) =>
      server().rpc('record_listener_play', { listener_id: eve.id, track_id: id as string, heard_ms: 30_000 }),
    ),
  );
  expect(answers.filter(({ data }) => data === true)).toHaveLength(1);
});
