import { guest, server } from '../support/backend.ts';
import { BROKEN_RULE, done, NOT_GRANTED, NOT_OWN, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { release } from '../support/releases.ts';
import { countPlay } from '../support/listening.ts';

let ada: Person;
let lena: Person;
let eve: Person;

beforeEach(async () => {
  [ada, lena, eve] = await Promise.all([artist('Ada'), listener('Lena'), listener('Eve')]);
});

type Choice = Partial<Record<`show_${string}`, boolean>> & { allow_messages?: 'everyone' | 'followed' | 'nobody' };
const choose = (who: Person, choice: Choice) =>
  done(
    who.rest
      .from('privacy_settings')
      .upsert({ user_id: who.id, ...choice })
      .select()
      .single(),
  );
const follow = (who: Person, followed: Person) =>
  done(who.rest.from('user_follows').insert({ follower_id: who.id, following_id: followed.id }).select());
const followersSeenBy = async (rest: Person['rest'], of: Person) =>
  (await done(rest.from('user_follows').select('follower_id').eq('following_id', of.id))).length;

describe('followers and following', () => {
  test('are public until either person hides the list, and public again when it is shown again', async () => {
    await follow(lena, ada);
    expect(await followersSeenBy(guest(), ada)).toBe(1);
    await choose(ada, { show_followers: false });
    for (const rest of [guest(), eve.rest]) expect(await followersSeenBy(rest, ada)).toBe(0);
    await choose(ada, { show_followers: true });
    await choose(lena, { show_following: false });
    for (const rest of [guest(), eve.rest]) expect(await followersSeenBy(rest, ada)).toBe(0);
    await choose(lena, { show_following: true });
    expect(await followersSeenBy(guest(), ada)).toBe(1);
  });

  test('stay visible to the two of them', async () => {
    await follow(lena, ada);
    await choose(ada, { show_followers: false });
    expect(await followersSeenBy(ada.rest, ada)).toBe(1);
    expect(await followersSeenBy(lena.rest, ada)).toBe(1);
  });

  test('that begin after the list was hidden are hidden too, also at the same time', async () => {
    await choose(ada, { show_followers: false });
    await follow(lena, ada);
    expect(await followersSeenBy(guest(), ada)).toBe(0);
    for (let round = 0; round < 6; round += 1) {
      const [star, fan] = await Promise.all([artist(), listener()]);
      await Promise.all([choose(star, { show_followers: false }), follow(fan, star)]);
      expect(await followersSeenBy(guest(), star)).toBe(0);
    }
  });

  test('cannot be made public by the follower', async () => {
    const shown = lena.rest
      .from('user_follows')
      .insert({ follower_id: lena.id, following_id: ada.id, is_public: true } as never);
    expect(await refusalOf(shown)).toMatch(NOT_GRANTED);
  });
});

describe('playlists', () => {
  const playlist = async (owner: Person, trackId: string) => {
    const { id } = await done(
      owner.rest.from('playlists').insert({ name: 'Rainy', is_shared: true }).select().single(),
    );
    await done(owner.rest.from('playlist_tracks').insert({ playlist_id: id, track_id: trackId, position: 0 }).select());
    return id;
  };
  const listed = async (rest: Person['rest'], owner: Person) =>
    (await done(rest.from('playlists').select('id').eq('user_id', owner.id))).length;

  test('that are shared are not on the profile when playlists are hidden; the link still opens them with their tracks', async () => {
    const id = await playlist(lena, (await release(ada)).trackId);
    expect(await listed(guest(), lena)).toBe(1);
    await choose(lena, { show_playlists: false });
    for (const rest of [guest(), eve.rest]) {
      expect(await listed(rest, lena)).toBe(0);
      expect(await done(rest.from('playlist_tracks').select().eq('playlist_id', id))).toEqual([]);
      expect(await done(rest.rpc('open_playlist', { playlist_id: id }).single())).toMatchObject({ name: 'Rainy' });
      const tracks = rest
        .rpc('open_playlist_tracks', { playlist_id: id })
        .select('position, tracks(title, albums(title))');
      expect(await done(tracks)).toEqual([
        { position: 0, tracks: { title: 'First Light', albums: { title: 'Night Walks' } } },
      ]);
    }
    await choose(lena, { show_playlists: true });
    expect(await listed(guest(), lena)).toBe(1);
  });

  test('that are private open only for their owner, also by the link', async () => {
    const id = await playlist(lena, (await release(ada)).trackId);
    await done(lena.rest.from('playlists').update({ is_shared: false }).eq('id', id).select());
    expect(await done(lena.rest.rpc('open_playlist', { playlist_id: id }))).toHaveLength(1);
    for (const rest of [guest(), eve.rest]) {
      expect(await done(rest.rpc('open_playlist', { playlist_id: id }))).toEqual([]);
      expect(await done(rest.rpc('open_playlist_tracks', { playlist_id: id }))).toEqual([]);
    }
    expect(
      await refusalOf(
        lena.rest
          .from('playlists')
          .update({ is_listed: true } as never)
          .eq('id', id),
      ),
    ).toMatch(NOT_GRANTED);
  });
});

test('favourites are visible to others only if their owner shows them', async () => {
  const album = await release(ada);
  await done(lena.rest.from('user_favorites').insert({ album_id: album.id }).select());
  const seen = (rest: Person['rest']) => done(rest.rpc('favorites_of', { person: lena.id }).select('albums(title)'));
  expect([await seen(guest()), await seen(eve.rest)]).toEqual([[], []]);
  expect(await seen(lena.rest)).toHaveLength(1);
  await choose(lena, { show_favorites: true });
  expect(await seen(guest())).toEqual([{ albums: { title: 'Night Walks' } }]);
  expect(await done(eve.rest.from('user_favorites').select().eq('user_id', lena.id))).toEqual([]);
});

test('recent plays are visible to others only if the listener shows them', async () => {
  const album = await release(ada);
  await countPlay(lena, album.trackId);
  const seen = (rest: Person['rest']) => done(rest.rpc('recently_played_of', { person: lena.id }).select('title'));
  expect([await seen(guest()), await seen(eve.rest)]).toEqual([[], []]);
  expect(await seen(lena.rest)).toHaveLength(1);
  await choose(lena, { show_recently_played: true });
  expect(await seen(guest())).toEqual([{ title: 'First Light' }]);
  await done(server().from('albums').update({ state: 'withdrawn' }).eq('id', album.id).select());
  expect(await seen(guest())).toEqual([]);
});

describe('the privacy settings', () => {
  test('can be read and written only by their owner', async () => {
    await choose(lena, { show_followers: false });
    expect(await done(eve.rest.from('privacy_settings').select().eq('user_id', lena.id))).toEqual([]);
    const forLena = { user_id: lena.id, show_followers: true };
    expect(await refusalOf(eve.rest.from('privacy_settings').upsert(forLena))).toMatch(NOT_OWN);
    expect(await refusalOf(guest().from('privacy_settings').select())).toMatch(NOT_GRANTED);
    expect(await done(lena.rest.from('privacy_settings').select('show_followers').single())).toEqual({
      show_followers: false,
    });
  });

  test('have three choices about messages', async () => {
    expect(await choose(lena, { allow_messages: 'followed' })).toMatchObject({ allow_messages: 'followed' });
    const wrong = lena.rest
      .from('privacy_settings')
      .update({ allow_messages: 'friends' as never })
      .eq('user_id', lena.id);
    expect(await refusalOf(wrong)).toMatch(BROKEN_RULE);
  });
});
