import { guest, server, sql } from '../support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { release } from '../support/releases.ts';
import { countPlay } from '../support/listening.ts';

const follow = (who: Person, whom: Person) =>
  who.rest.from('user_follows').insert({ follower_id: who.id, following_id: whom.id }).select();
const unfollow = (who: Person, whom: Person) =>
  who.rest.from('user_follows').delete().match({ follower_id: who.id, following_id: whom.id }).select();
const countsOf = (person: Person) =>
  done(guest().from('profile_counts').select('followers, following').eq('profile_id', person.id).single());
const people = (count: number) => Promise.all(Array.from({ length: count }, () => listener()));

test('followers and following are counted publicly, also as an embed of the profile', async () => {
  const [star, lena] = [await artist(), await listener()];
  await done(follow(lena, star));
  expect(await countsOf(star)).toEqual({ followers: 1, following: 0 });
  expect(await countsOf(lena)).toEqual({ followers: 0, following: 1 });
  expect(
    await done(guest().from('profiles').select('id, profile_counts(followers, following)').eq('id', star.id).single()),
  ).toEqual({ id: star.id, profile_counts: { followers: 1, following: 0 } });
  await done(unfollow(lena, star));
  expect(await countsOf(star)).toEqual({ followers: 0, following: 0 });
});

test('no follow is missed when twenty are added concurrently, nor when some are removed', async () => {
  const star = await artist();
  const fans = await people(20);
  await Promise.all(fans.map((fan) => done(follow(fan, star))));
  expect(await countsOf(star)).toEqual({ followers: 20, following: 0 });
  await Promise.all([
    ...fans.slice(0, 8).map((fan) => done(unfollow(fan, star))),
    ...(await people(3)).map((fan) => done(follow(fan, star))),
  ]);
  expect(await countsOf(star)).toEqual({ followers: 15, following: 0 });
});

test('two people who follow each other concurrently cause no deadlock', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [lena, eve] = [await listener(), await listener()];
    await Promise.all([done(follow(lena, eve)), done(follow(eve, lena))]);
    expect(await countsOf(lena)).toEqual({ followers: 1, following: 1 });
  }
});

test('a deleted account is not counted as a follower any more', async () => {
  const [star, lena] = [await artist(), await listener()];
  await done(follow(lena, star));
  await sql()`delete from auth.users where id = ${lena.id}`;
  expect(await countsOf(star)).toEqual({ followers: 0, following: 0 });
});

test('no client can write a counter', async () => {
  const lena = await listener();
  const write = lena.rest.from('profile_counts').update({ followers: 1000 }).eq('profile_id', lena.id);
  expect(await refusalOf(write)).toMatch(NOT_GRANTED);
  expect(await refusalOf(lena.rest.rpc('refresh_popularity', {}))).toMatch(NOT_GRANTED);
});

test('concurrent plays of twenty listeners are all counted: day, listening time, popularity', async () => {
  const ada = await artist();
  const album = await release(ada);
  const fans = await people(20);
  const counted = await Promise.all(fans.map((fan) => countPlay(fan, album.trackId)));
  expect(counted).toEqual(Array(20).fill(true));
  expect(await done(ada.rest.rpc('artist_listens', {}))).toBe(20);
  expect(await done(fans[0]!.rest.rpc('listening_seconds', {}))).toBe(30);

  await done(server().rpc('refresh_popularity', {}));
  expect(await done(guest().rpc('artist_popular_tracks', { artist: ada.id }))).toEqual([
    expect.objectContaining({ id: album.trackId, plays: 20, album_id: album.id }),
  ]);
});

test('popularity drops plays older than 30 days, and includes plays entered for past days', async () => {
  const ada = await artist();
  const album = await release(ada);
  const enter = (days: number) => sql()`
    insert into plays (track_id, album_id, artist_id, created_at)
    values (${album.trackId}, ${album.id}, ${ada.id}, now() - make_interval(days => ${days}))`;
  const listens = async () => (await done(guest().rpc('artist_popular_tracks', { artist: ada.id })))[0]!.plays;
  for (const days of [0, 29, 30, 31]) await enter(days);
  await done(server().rpc('refresh_popularity', { everything: true }));
  expect(await listens()).toBe(2);

  // Simulates that the last refresh was eight days ago, and that five days of plays have left the window since.
  await sql()`update private.play_days set day = day - 5 where track_id = ${album.trackId} and day < current_date`;
  await sql()`update private.popularity_refresh set day = day - 8, until = until - interval '8 days'`;
  await done(server().rpc('refresh_popularity', {}));
  expect(await listens()).toBe(1);
});

test('popularity reads 30 days of a track, however long it has been played', async () => {
  const [ada, lena] = [await artist(), await listener()];
  const album = await release(ada);
  await countPlay(lena, album.trackId);
  await sql()`insert into private.play_days (track_id, day, album_id, artist_id, plays)
    select ${album.trackId}, current_date - n, ${album.id}, ${ada.id}, 1 from generate_series(1, 500) as n`;
  const [counted, rows] = await sql().begin(async (transaction) => {
    // Rows of the table in a sequential scan, and entries of its indexes in any other: an index-only scan reads no row.
    const read = async () => {
      const [counted] = await transaction<{ rows: string }[]>`
        select sum(pg_stat_get_xact_tuples_returned(id)) as rows
        from (select 'private.play_days'::regclass::oid as id
          union all select indexrelid from pg_index where indrelid = 'private.play_days'::regclass) as scanned`;
      return Number(counted!.rows);
    };
    await transaction`set local enable_seqscan = off`;
    const before = await read();
    await transaction`select private.carry_popularity(array[${album.trackId}]::uuid[])`;
    const [track] = await transaction<{ plays: number }[]>`
      select plays from private.popular_tracks where track_id = ${album.trackId}`;
    return [track!.plays, (await read()) - before];
  });
  expect(counted).toBe(30);
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThanOrEqual(60);
});

test('popularity catches up in steps after a long pause, and counts every play', async () => {
  const ada = await artist();
  const album = await release(ada);
  await sql()`insert into plays (track_id, album_id, artist_id, created_at)
    select ${album.trackId}, ${album.id}, ${ada.id}, now() - interval '20 days' + n * interval '1 second' from generate_series(1, 50010) as n`;
  const last = await release(ada);
  await sql()`insert into plays (track_id, album_id, artist_id) values (${last.trackId}, ${last.id}, ${ada.id})`;
  await sql()`update private.popularity_refresh set until = now() - interval '20 days'`;
  const heard = async () =>
    (await done(guest().rpc('artist_popular_tracks', { artist: ada.id }))).map(({ plays }) => plays);
  await done(server().rpc('refresh_popularity', {}));
  expect(await heard()).toEqual([50010]);
  await done(server().rpc('refresh_popularity', {}));
  expect(await heard()).toEqual([50010, 1]);
  // Other tests influence what is popular.
  await sql()`delete from albums where artist_id = ${ada.id}`;
});

test('a recount of all plays gives the same figures', async () => {
  const state = () => sql()`select track_id, day, plays from private.play_days order by 1, 2`;
  const before = await state();
  expect(before.length).toBeGreaterThan(0);
  await sql()`update private.play_days set plays = plays + 1`;
  expect(await state()).not.toEqual(before);
  await sql()`select private.recount_plays()`;
  const recounted = await state();
  expect(recounted.reduce((sum, row) => sum + row.plays, 0)).toBe(
    Number((await sql()`select count(*) from plays`)[0]!.count),
  );
});
