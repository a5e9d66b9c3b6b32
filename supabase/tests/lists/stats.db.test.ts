import { guest, server, sql } from '../support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from '../support/outcomes.ts';
import { artist, listener } from '../support/people.ts';
import { buy, release } from '../support/releases.ts';
import { countPlay } from '../support/listening.ts';

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

test('the chart of an artist: plays, sales and followers of 30 days equal sums by hand', async () => {
  const ada = await artist();
  const [one, two] = [
    await release(ada, { title: 'One', price: 1000 }),
    await release(ada, { title: 'Two', price: 333 }),
  ];
  const [lena, eve] = [await listener(), await listener()];
  for (const [who, album] of [
    [lena, one],
    [eve, one],
    [eve, two],
  ] as const)
    await countPlay(who, album.trackId);
  for (const days of [3, 3, 29, 30])
    await sql()`insert into plays (track_id, album_id, artist_id, created_at)
      values (${two.trackId}, ${two.id}, ${ada.id}, now() - make_interval(days => ${days}))`;
  await buy(lena, one);
  await buy(eve, one, two);
  await done(lena.rest.from('user_follows').insert({ follower_id: lena.id, following_id: ada.id }).select());

  const chart = await done(ada.rest.rpc('artist_daily_stats', {}));
  expect(chart).toHaveLength(30);
  expect(chart[0]).toEqual({ day: day(29), plays: 1, sales: 0, sold_cents: 0, share_cents: 0, followers_gained: 0 });
  expect(chart.find((row) => row.day === day(3))).toMatchObject({ plays: 2, sales: 0 });
  // 85 % of 1000 is 850, of 333 it is 283.05: 850 + 850 + 283.
  expect(chart.at(-1)).toEqual({
    day: day(0),
    plays: 3,
    sales: 3,
    sold_cents: 2333,
    share_cents: 1983,
    followers_gained: 1,
  });
  expect(chart.reduce((sum, row) => sum + row.plays!, 0)).toBe(await done(ada.rest.rpc('artist_listens', {})));

  await done(server().rpc('refresh_popularity', { everything: true }));
  expect((await done(ada.rest.rpc('artist_top_tracks', {}))).map(({ track_id, plays }) => [track_id, plays])).toEqual([
    [two.trackId, 4],
    [one.trackId, 2],
  ]);
  expect(await done(ada.rest.rpc('artist_top_albums', {}))).toEqual([
    { album_id: two.id, title: 'Two', cover_image: null, plays: 4, sales: 1, sold_cents: 333 },
    { album_id: one.id, title: 'One', cover_image: null, plays: 2, sales: 2, sold_cents: 2000 },
  ]);
  const others = await done(lena.rest.rpc('artist_daily_stats', {}));
  expect(others.every((row) => row.plays === 0 && row.sales === 0)).toBe(true);
  for (const figure of ['artist_daily_stats', 'artist_top_tracks', 'artist_top_albums'] as const)
    expect(await refusalOf(guest().rpc(figure, {}))).toMatch(NOT_GRANTED);
});

test('recently played: five different tracks, latest first, however often one was repeated', async () => {
  const ada = await artist();
  const albums = [];
  for (let count = 0; count < 6; count += 1) albums.push(await release(ada, { title: `Album ${count}` }));
  const lena = await listener();
  const recent = () =>
    done(lena.rest.rpc('recently_played_of', { person: lena.id }).select('id, audio_url, album:albums(title)'));
  for (const [minutes, album] of albums.entries())
    await sql()`insert into plays (track_id, album_id, artist_id, listener_id, created_at)
      values (${album.trackId}, ${album.id}, ${ada.id}, ${lena.id}, now() - interval '1 year' + make_interval(mins => ${minutes}))`;
  for (let days = 1; days <= 210; days += 1)
    await sql()`insert into plays (track_id, album_id, artist_id, listener_id, created_at)
      values (${albums[2]!.trackId}, ${albums[2]!.id}, ${ada.id}, ${lena.id}, now() - make_interval(days => ${days}))`;
  const rows = await recent();
  expect(rows.map(({ album }) => album.title)).toEqual(['Album 2', 'Album 5', 'Album 4', 'Album 3', 'Album 1']);
  expect(rows[0]).toMatchObject({ id: albums[2]!.trackId, audio_url: expect.any(String) });
  await done(ada.rest.rpc('withdraw_album', { album_id: albums[5]!.id }));
  expect((await recent()).map(({ album }) => album.title)).not.toContain('Album 5');
});

test('top genres: of an artist’s albums, of a listener’s plays where they show them, else of the profile', async () => {
  const ada = await artist();
  await release(ada, { genre: 'Indie, Blues' });
  const album = await release(ada, { genre: 'Indie' });
  const lena = await listener();
  const genresOf = (person: { id: string }, who = guest()) => done(who.rpc('top_genres', { person: person.id }));
  expect(await genresOf(ada)).toEqual(['Indie', 'Blues']);

  await done(
    lena.rest
      .from('profiles')
      .update({ genres: ['Metal'] })
      .eq('id', lena.id)
      .select(),
  );
  await countPlay(lena, album.trackId);
  expect(await genresOf(lena)).toEqual(['Metal']);
  expect(await genresOf(lena, lena.rest)).toEqual(['Indie']);
  await done(lena.rest.from('privacy_settings').insert({ user_id: lena.id, show_recently_played: true }).select());
  expect(await genresOf(lena)).toEqual(['Indie']);
});

test('playlists of a person, page by page: all of the user’s own, of others those that they show', async () => {
  const [lena, eve] = [await listener(), await listener()];
  for (const [name, is_shared] of [
    ['One', true],
    ['Two', false],
    ['Three', true],
  ] as const)
    await done(lena.rest.from('playlists').insert({ user_id: lena.id, name, is_shared }).select());
  const names = async (who = eve.rest, args = {}) =>
    (await done(who.rpc('playlists_of', { person: lena.id, ...args }))).map((row) => row.name);
  expect(await names()).toEqual(['Three', 'One']);
  expect(await names(guest())).toEqual(['Three', 'One']);
  expect(await names(lena.rest)).toEqual(['Three', 'Two', 'One']);
  const [last] = await done(lena.rest.rpc('playlists_of', { page_size: 1 }));
  expect(await names(lena.rest, { before_time: last!.created_at, before_id: last!.id, page_size: 1 })).toEqual(['Two']);
  await done(lena.rest.from('privacy_settings').insert({ user_id: lena.id, show_playlists: false }).select());
  expect(await names()).toEqual([]);
  expect(await names(lena.rest)).toHaveLength(3);
});
