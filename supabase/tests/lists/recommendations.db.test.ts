import { guest, server, sql } from '../support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { buy, release } from '../support/releases.ts';
import { countPlay as listenTo } from '../support/listening.ts';

/** Fills a person's recommendations, as the schedule does. */
const refresh = (who: Person) => sql()`select private.fill_recommendations(${who.id})`;
const recommended = (who: Person) => done(who.rest.from('user_recommendations').select().eq('user_id', who.id));
const albumsOf = async (who: Person) => (await recommended(who)).map(({ album_id }) => album_id);

test('follows, likes, purchases, plays and genres of the profile each give recommendations', async () => {
  const [followed, liked, bought, heard, named] = await Promise.all(
    ['Folk', 'Soul', 'Funk', 'World', 'Country'].map(async (genre) => {
      const singer = await artist(`Singer of ${genre}`);
      return [await release(singer, { genre }), await release(singer, { title: 'The Other One', genre })] as const;
    }),
  );
  const lena = await listener();
  await done(
    lena.rest.from('user_follows').insert({ follower_id: lena.id, following_id: followed![0].artist_id }).select(),
  );
  await done(lena.rest.from('user_favorites').insert({ user_id: lena.id, album_id: liked![0].id }).select());
  await buy(lena, bought![0]);
  await listenTo(lena, heard![0].trackId);
  await done(
    lena.rest
      .from('profiles')
      .update({ genres: ['Country'] })
      .eq('id', lena.id)
      .select(),
  );
  await refresh(lena);

  const rows = await recommended(lena);
  const ids = rows.map(({ album_id }) => album_id);
  expect(ids).toEqual(
    expect.arrayContaining([followed![0].id, followed![1].id, liked![1].id, bought![1].id, heard![1].id]),
  );
  expect(ids).toEqual(expect.arrayContaining([named![0].id]));
  expect(ids).not.toContain(liked![0].id);
  expect(ids).not.toContain(bought![0].id);
  expect(rows.find(({ album_id }) => album_id === followed![1].id)).toMatchObject({
    user_id: lena.id,
    album_title: 'The Other One',
    artist_name: 'Singer of Folk',
    artist_id: followed![1].artist_id,
    genre: 'Folk',
    reason: 'follow',
  });
});

test('contain at most 30 albums, three of an artist, never the user’s own', async () => {
  const [prolific, self] = [await artist(), await artist()];
  for (let count = 0; count < 5; count += 1) await release(prolific, { genre: 'Rock' });
  const own = await release(self, { genre: 'Rock' });
  await done(self.rest.from('user_follows').insert({ follower_id: self.id, following_id: prolific.id }).select());
  await refresh(self);
  const rows = await recommended(self);
  expect(rows.length).toBeLessThanOrEqual(30);
  expect(rows.filter(({ artist_id }) => artist_id === prolific.id)).toHaveLength(3);
  expect(rows.map(({ album_id }) => album_id)).not.toContain(own.id);
});

test('leave out a withdrawn album, at the latest when they are read', async () => {
  const singer = await artist();
  const [kept, gone] = [await release(singer), await release(singer)];
  const lena = await listener();
  await done(lena.rest.from('user_follows').insert({ follower_id: lena.id, following_id: singer.id }).select());
  await refresh(lena);
  await done(singer.rest.rpc('withdraw_album', { album_id: gone.id }));
  const shown = (await done(lena.rest.rpc('recommended_albums', { top: 30 }))).map(({ id }) => id);
  expect(shown).toContain(kept.id);
  expect(shown).not.toContain(gone.id);
  await refresh(lena);
  expect(await albumsOf(lena)).not.toContain(gone.id);
});

test('are private, and nobody can write or request those of another person', async () => {
  const [lena, eve] = [await listener(), await listener()];
  await release(await artist());
  await refresh(lena);
  expect(await done(eve.rest.from('user_recommendations').select().eq('user_id', lena.id))).toEqual([]);
  expect(await refusalOf(guest().from('user_recommendations').select())).toMatch(NOT_GRANTED);
  expect(await refusalOf(lena.rest.from('user_recommendations').delete().eq('user_id', lena.id))).toMatch(NOT_GRANTED);
  expect(await refusalOf(lena.rest.rpc('refresh_due_recommendations', {}))).toMatch(NOT_GRANTED);
});

test('the schedule fills those that are due, and not again soon after', async () => {
  const lena = await listener();
  const singer = await artist();
  const album = await release(singer);
  await done(lena.rest.from('user_follows').insert({ follower_id: lena.id, following_id: singer.id }).select());
  expect(await done(server().rpc('refresh_due_recommendations', { at_most: 2000 }))).toBeGreaterThan(0);
  expect(await albumsOf(lena)).toContain(album.id);
  const due = await sql()`select 1 from private.recommendation_runs where user_id = ${lena.id} and due_at <= now()`;
  expect(due).toHaveLength(0);
});

test('guests get the most played, then the newest albums, with playable tracks', async () => {
  const album = await release(await artist());
  await sql()`insert into plays (track_id, album_id, artist_id)
    select ${album.trackId}, ${album.id}, ${album.artist_id} from generate_series(1, 1000)`;
  await done(server().rpc('refresh_popularity', {}));
  const [first] = await done(guest().rpc('recommended_albums', {}));
  expect(first).toMatchObject({ id: album.id, reason: 'popular', track_count: 1 });
  const tracks = await done(guest().rpc('recommended_tracks', {}));
  expect(tracks[0]).toMatchObject({
    id: album.trackId,
    album_id: album.id,
    audio_url: expect.any(String),
    duration: 30,
  });
  expect(tracks.length).toBeLessThanOrEqual(30);
});
