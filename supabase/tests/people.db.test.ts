import { guest } from './support/backend.ts';
import { BROKEN_RULE, done, NOT_GRANTED, NOT_OWN, refusalOf } from './support/outcomes.ts';
import { artist, listener, type Person } from './support/people.ts';
import { draft, readyTrack, release } from './support/releases.ts';
import { countPlay } from './support/listening.ts';

let ada: Person;
let lena: Person;
let eve: Person;

beforeAll(async () => {
  [ada, lena, eve] = [await artist('Ada'), await listener('Lena'), await listener('Eve')];
});

describe('following', () => {
  const follow = (who: Person, follower_id: string, following_id: string) =>
    who.rest.from('user_follows').insert({ follower_id, following_id }).select();

  test('is counted publicly and notifies the followed person once', async () => {
    const star = await artist();
    await done(follow(lena, lena.id, star.id));
    await done(lena.rest.from('user_follows').delete().match({ follower_id: lena.id, following_id: star.id }).select());
    await done(follow(lena, lena.id, star.id));
    expect(await done(guest().from('user_follows').select('follower_id').eq('following_id', star.id))).toEqual([
      { follower_id: lena.id },
    ]);
    expect(await done(star.rest.from('notifications').select('kind'))).toEqual([{ kind: 'follower' }]);
  });

  test('in another’s name, oneself, or twice is refused', async () => {
    expect(await refusalOf(follow(eve, lena.id, ada.id))).toMatch(NOT_OWN);
    expect(await refusalOf(follow(eve, eve.id, eve.id))).toMatch(BROKEN_RULE);
    await done(follow(eve, eve.id, ada.id));
    expect(await refusalOf(follow(eve, eve.id, ada.id))).toMatch(/duplicate key/);
    expect(await refusalOf(guest().from('user_follows').insert({ follower_id: eve.id, following_id: ada.id }))).toMatch(
      NOT_GRANTED,
    );
  });

  test('can be ended by the follower only; a delete without a filter ends only own follows', async () => {
    const star = await artist();
    await done(follow(lena, lena.id, star.id));
    await eve.rest.from('user_follows').delete().neq('follower_id', ada.id);
    await star.rest.from('user_follows').delete().eq('following_id', star.id);
    expect(await done(guest().from('user_follows').select('follower_id').eq('following_id', star.id))).toHaveLength(1);
  });
});

describe('favourites', () => {
  test('are private to their owner and unique', async () => {
    const album = await release(ada);
    await done(lena.rest.from('user_favorites').insert({ user_id: lena.id, album_id: album.id }).select());
    expect(await refusalOf(lena.rest.from('user_favorites').insert({ user_id: lena.id, album_id: album.id }))).toMatch(
      /duplicate key/,
    );
    expect(await done(lena.rest.from('user_favorites').select('albums(title)').eq('album_id', album.id))).toEqual([
      { albums: { title: 'Night Walks' } },
    ]);
    expect(await done(eve.rest.from('user_favorites').select().eq('album_id', album.id))).toEqual([]);
    expect(await done(eve.rest.from('user_favorites').delete().eq('user_id', lena.id).select())).toEqual([]);
    expect(await refusalOf(guest().from('user_favorites').select())).toMatch(NOT_GRANTED);
  });

  test('ignore a second like of an album or track', async () => {
    const album = await release(ada);
    const like = (row: { album_id?: string; track_id?: string }) =>
      lena.rest
        .from('user_favorites')
        .upsert(
          { user_id: lena.id, ...row },
          { onConflict: `user_id,${Object.keys(row).join()}`, ignoreDuplicates: true },
        );
    const [track] = await done(guest().from('tracks').select('id').eq('album_id', album.id));
    for (const row of [{ album_id: album.id }, { track_id: track!.id }]) {
      await done(like(row));
      await done(like(row));
      expect(await done(lena.rest.from('user_favorites').select('user_id').match(row))).toHaveLength(1);
    }
  });

  test('in another’s name, of both kinds or of nothing are refused', async () => {
    const album = await release(ada);
    const like = (fields: object) => refusalOf(eve.rest.from('user_favorites').insert(fields));
    expect(await like({ user_id: lena.id, album_id: album.id })).toMatch(NOT_OWN);
    expect(await like({ user_id: eve.id, album_id: album.id, track_id: album.trackId })).toMatch(BROKEN_RULE);
    expect(await like({ user_id: eve.id })).toMatch(BROKEN_RULE);
  });

  test('do not reveal whether a hidden album or track exists', async () => {
    const hidden = await draft(ada);
    const track = await readyTrack(ada, hidden.id);
    expect(await refusalOf(eve.rest.from('user_favorites').insert({ album_id: hidden.id }))).toMatch(NOT_OWN);
    expect(await refusalOf(eve.rest.from('user_favorites').insert({ track_id: track.id }))).toMatch(NOT_OWN);
  });
});

test('notifications can be read and marked by their owner, and not changed otherwise', async () => {
  const star = await artist();
  await done(eve.rest.from('user_follows').insert({ follower_id: eve.id, following_id: star.id }).select());
  const [news] = await done(star.rest.from('notifications').select());
  const read_at = new Date().toISOString();
  expect(
    await done(star.rest.from('notifications').update({ read_at }).eq('id', news!.id).select('read_at')),
  ).toHaveLength(1);
  expect(await refusalOf(star.rest.from('notifications').update({ kind: 'sale' }).eq('id', news!.id))).toMatch(
    NOT_GRANTED,
  );
  expect(await done(eve.rest.from('notifications').select().eq('user_id', star.id))).toEqual([]);
  expect(await done(eve.rest.from('notifications').update({ read_at: null }).eq('id', news!.id).select())).toEqual([]);
});

test('plays count once per half hour, never for the user’s own music or hidden tracks, and are private', async () => {
  const album = await release(ada);
  const hidden = await readyTrack(ada, (await draft(ada)).id);
  const play = (who: Person, track_id: string) => countPlay(who, track_id);
  expect(await play(lena, album.trackId)).toBe(true);
  expect(await Promise.all(Array.from({ length: 5 }, () => play(lena, album.trackId)))).not.toContain(true);
  expect(await play(ada, album.trackId)).toBe(false);
  expect(await play(lena, hidden.id)).toBe(false);
  expect(await done(lena.rest.from('plays').select('artist_id').eq('track_id', album.trackId))).toEqual([
    { artist_id: ada.id },
  ]);
  expect(await done(eve.rest.from('plays').select().eq('track_id', album.trackId))).toEqual([]);
  const claim = { listener_id: lena.id, track_id: album.trackId, heard_ms: 30_000 };
  for (const rest of [guest(), lena.rest])
    expect(await refusalOf(rest.rpc('record_listener_play', claim))).toMatch(NOT_GRANTED);
});
