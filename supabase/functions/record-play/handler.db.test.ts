import { randomUUID } from 'node:crypto';
import { server, sql } from '../../tests/support/backend';
import { done, NOT_GRANTED, refusalOf } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { draft, readyTrack, release } from '../../tests/support/releases';
import { call, refusal, setting } from '../_testing/calls';
import { keyedDigest } from './keyedDigest';
import { makeStartToken } from './startToken';

const serviceKey = () => setting('FAIRTONE_TEST_SERVICE_KEY');
/** A start token that the function issued this long ago. */
const startedAgo = async (ms: number, trackId: string, who: Person | null) => {
  const listener = who?.id ?? (await keyedDigest('visitor:127.0.0.1', serviceKey()));
  return makeStartToken({ trackId, listener }, Date.now() - ms, serviceKey());
};
const play = async (trackId: string, who: Person | null, init: RequestInit = {}, heardMs = 30_000) => {
  const startToken = await startedAgo(60_000, trackId, who);
  return call('record-play', { trackId, heardMs, startToken }, who, init);
};
const counted = async (...args: Parameters<typeof play>) => (await play(...args)).body.counted;
const playsOf = async (trackId: string) =>
  (await done(server().from('plays').select('listener_id').eq('track_id', trackId))).map((row) => row.listener_id);

let ada: Person;
beforeAll(async () => {
  ada = await artist('Ada');
});

test('a listener’s play counts once a half hour, also when it is told five times at once', async () => {
  const [album, lena] = [await release(ada), await listener()];
  const answers = await Promise.all(Array.from({ length: 5 }, () => counted(album.trackId, lena)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await playsOf(album.trackId)).toEqual([lena.id]);
});

test('a guest’s play counts once a half hour, whatever address is claimed, and names nobody', async () => {
  const album = await release(ada);
  expect(await counted(album.trackId, null)).toBe(true);
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip'])
    expect(await counted(album.trackId, null, { headers: { [header]: '203.0.113.7' } })).toBe(false);
  expect(await playsOf(album.trackId)).toEqual([null]);
});

test('a guest is heard again after the half hour, and a new day knows nobody of the day before', async () => {
  const album = await release(ada);
  expect(await counted(album.trackId, null)).toBe(true);
  await sql()`update private.guest_listens set half_hour = half_hour - interval '30 minutes' where track_id = ${album.trackId}`;
  expect(await counted(album.trackId, null)).toBe(true);

  const digest = () => sql()<{ visitor: string }[]>`
    select distinct encode(visitor, 'hex') as visitor from private.guest_listens where track_id = ${album.trackId}`;
  const [before] = await digest();
  await sql()`update private.visitor_salts set day = day - 1`;
  expect(await counted(album.trackId, null)).toBe(true);
  expect(await digest()).toHaveLength(2);
  expect((await digest()).map(({ visitor }) => visitor)).toContain(before!.visitor);
  expect(await sql()`select 1 from private.visitor_salts where day < current_date`).toHaveLength(0);
});

test('neither address nor its plain digest is kept anywhere of it', async () => {
  const album = await release(ada);
  await play(album.trackId, null);
  const columns = await sql()<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = 'private.guest_listens'::regclass and attnum > 0 order by 1`;
  expect(columns.map(({ name }) => name)).toEqual(['half_hour', 'track_id', 'visitor']);
  const visitors = await sql()<{ plain: boolean }[]>`
    select visitor in (extensions.digest('127.0.0.1', 'sha256'), extensions.digest('::1', 'sha256'),
      extensions.digest('visitor:127.0.0.1', 'sha256')) as plain from private.guest_listens`;
  expect(visitors.some(({ plain }) => plain)).toBe(false);
});

test('days past are forgotten', async () => {
  const album = await release(ada);
  await play(album.trackId, null);
  await sql()`update private.guest_listens set half_hour = half_hour - interval '1 day' where track_id = ${album.trackId}`;
  expect(await done(server().rpc('forget_visitors'))).toBeGreaterThan(0);
  expect(await sql()`select 1 from private.guest_listens where track_id = ${album.trackId}`).toHaveLength(0);
  expect(await playsOf(album.trackId)).toHaveLength(1);
});

test('less than 30 seconds, or than half of a shorter track, does not count', async () => {
  const short = await release(ada);
  const album = await draft(ada);
  const long = await readyTrack(ada, album.id, { duration: 200, duration_ms: 200_000 });
  await done(
    server()
      .from('albums')
      .update({ state: 'public', published_at: new Date().toISOString() })
      .eq('id', album.id)
      .select(),
  );
  const lena = await listener();
  for (const who of [null, lena]) {
    expect(refusal(await play(short.trackId, who, {}, 14_999))).toEqual([400, 'not_heard_enough']);
    expect(refusal(await play(long.id, who, {}, 29_999))).toEqual([400, 'not_heard_enough']);
    expect(await counted(short.trackId, who, {}, 15_000)).toBe(true);
    expect(await counted(long.id, who, {}, 30_000)).toBe(true);
  }
});

test('a claim of half a minute, one second after the start, counts nothing', async () => {
  const { trackId } = await release(ada);
  for (const who of [null, await listener()]) {
    const start = await call('record-play', { trackId, heardMs: 30_000 }, who);
    expect(start.body).toEqual({ counted: false, startToken: expect.any(String) });
    const claim = { trackId, heardMs: 30_000, startToken: start.body.startToken };
    expect(refusal(await call('record-play', claim, who))).toEqual([400, 'not_heard_enough']);
    const early = { ...claim, startToken: await startedAgo(1000, trackId, who) };
    expect(refusal(await call('record-play', { ...early, heardMs: 86_400_000 }, who))).toEqual([
      400,
      'not_heard_enough',
    ]);
  }
  expect(await playsOf(trackId)).toEqual([]);
});

test('a start counts for the one who made it, for its track and for a day', async () => {
  const [{ trackId }, other, lena, eve] = [await release(ada), await release(ada), await listener(), await listener()];
  const long = 60_000;
  const day = 86_400_000;
  const [stamp, digest] = (await startedAgo(1000, trackId, lena)).split('.');
  for (const startToken of [
    await startedAgo(long, trackId, eve),
    await startedAgo(long, other.trackId, lena),
    await startedAgo(day + long, trackId, lena),
    await makeStartToken({ trackId, listener: lena.id }, Date.now() - long, 'a key of one’s own'),
    `${Number(stamp) - long}.${digest}`,
    `.${digest}`,
    'anything',
    '',
  ]) {
    const answer = await call('record-play', { trackId, heardMs: 30_000, startToken }, lena);
    expect(refusal(answer)).toEqual([400, 'not_started']);
  }
  expect(await playsOf(trackId)).toEqual([]);
});

test('the data API counts no play that nobody timed', async () => {
  const lena = await listener();
  const { trackId } = await release(ada);
  const answer = await fetch(`${setting('FAIRTONE_TEST_URL')}/rest/v1/rpc/record_play`, {
    method: 'POST',
    headers: {
      apikey: setting('FAIRTONE_TEST_ANON_KEY'),
      authorization: `Bearer ${lena.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ track_id: trackId }),
  });
  expect(answer.status).toBe(404);
  expect(await playsOf(trackId)).toEqual([]);
});

test('one’s own music, drafts and tracks that do not exist are not counted', async () => {
  const album = await release(ada);
  const hidden = await readyTrack(ada, (await draft(ada)).id);
  expect(await counted(album.trackId, ada)).toBe(false);
  for (const who of [null, await listener()]) {
    expect(await counted(hidden.id, who)).toBe(false);
    expect(await counted(randomUUID(), who)).toBe(false);
  }
  expect(await playsOf(album.trackId)).toEqual([]);
});

test('nobody hears 240 tracks within an hour', async () => {
  const [album, lena] = [await release(ada), await listener()];
  await sql()`insert into tracks (album_id, title, track_number, status, duration)
    select ${album.id}, 'Track ' || n, n, 'ready', 30 from generate_series(2, 241) as n`;
  await sql()`insert into plays (track_id, album_id, artist_id, listener_id, created_at)
    select id, album_id, ${ada.id}, ${lena.id}, now() - interval '20 minutes' from tracks where album_id = ${album.id} and track_number > 1`;
  expect(refusal(await play(album.trackId, lena))).toEqual([429, 'too_many_plays']);

  await play(album.trackId, null);
  const half_hour = sql()`private.half_hour_of(now())`;
  await sql()`insert into private.guest_listens (visitor, half_hour, track_id)
    select visitor, ${half_hour}, tracks.id from private.guest_listens, tracks
    where track_id = ${album.trackId} and album_id = ${album.id} and track_number > 1`;
  expect(refusal(await play((await release(ada)).trackId, null))).toEqual([429, 'too_many_plays']);
  await sql()`delete from private.guest_listens`;
});

test.each([
  [{}, 'invalid_request'],
  [{ trackId: 'x', heardMs: 30_000 }, 'invalid_request'],
  [{ trackId: randomUUID() }, 'invalid_request'],
  [{ trackId: randomUUID(), heardMs: -1 }, 'invalid_request'],
  [{ trackId: randomUUID(), heardMs: '30000' }, 'invalid_request'],
])('refuses %j', async (body, code) => {
  expect(refusal(await call('record-play', body, null))).toEqual([400, code]);
});

test('what the function uses is closed to everybody else', async () => {
  const lena = await listener();
  const digest = '0'.repeat(64);
  const track_id = (await release(ada)).trackId;
  expect(await refusalOf(lena.rest.rpc('record_guest_play', { track_id, visitor: digest, heard_ms: 30_000 }))).toMatch(
    NOT_GRANTED,
  );
  expect(
    await refusalOf(lena.rest.rpc('record_listener_play', { listener_id: ada.id, track_id, heard_ms: 30_000 })),
  ).toMatch(NOT_GRANTED);
});
