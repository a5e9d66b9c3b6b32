import { guest } from './support/backend.ts';
import { BROKEN_RULE, done, NOT_GRANTED, NOT_OWN, refusalOf } from './support/outcomes.ts';
import { artist, listener, type Person } from './support/people.ts';
import { draft, readyTrack, release } from './support/releases.ts';

let ada: Person;
let lena: Person;
let eve: Person;

beforeAll(async () => {
  [ada, lena, eve] = [await artist('Ada'), await listener('Lena'), await listener('Eve')];
});

const playlist = (fields: { is_shared?: boolean } = {}) =>
  done(
    lena.rest
      .from('playlists')
      .insert({ user_id: lena.id, name: 'Chill Vibes', ...fields })
      .select()
      .single(),
  );
const add = (who: Person, playlist_id: string, track_id: string, position = 0) =>
  who.rest.from('playlist_tracks').insert({ playlist_id, track_id, position }).select();

test('a playlist is private: name and tracks', async () => {
  const { id } = await playlist();
  await done(add(lena, id, (await release(ada)).trackId));
  for (const who of [eve.rest, guest()]) {
    expect(await done(who.from('playlists').select().eq('id', id))).toEqual([]);
    expect(await done(who.from('playlist_tracks').select().eq('playlist_id', id))).toEqual([]);
  }
});

test('a shared playlist opens for anyone and is changed by its owner only', async () => {
  const { id } = await playlist({ is_shared: true });
  const { trackId } = await release(ada);
  await done(add(lena, id, trackId));
  expect(
    await done(
      guest().from('playlists').select('name, playlist_tracks(position, tracks(title))').eq('id', id).single(),
    ),
  ).toEqual({
    name: 'Chill Vibes',
    playlist_tracks: [{ position: 0, tracks: { title: 'First Light' } }],
  });
  expect(await done(eve.rest.from('playlists').update({ name: 'Mine' }).eq('id', id).select())).toEqual([]);
  expect(await done(eve.rest.from('playlists').delete().eq('id', id).select())).toEqual([]);
  expect(await refusalOf(add(eve, id, trackId, 1))).toMatch(NOT_OWN);
  expect(await done(eve.rest.from('playlist_tracks').delete().eq('playlist_id', id).select())).toEqual([]);
  expect(await done(eve.rest.from('playlist_tracks').update({ position: 5 }).eq('playlist_id', id).select())).toEqual(
    [],
  );
});

test('a playlist shows no track that its reader could not see otherwise', async () => {
  const { id } = await playlist({ is_shared: true });
  const hidden = await readyTrack(ada, (await draft(ada)).id);
  expect(await refusalOf(add(lena, id, hidden.id))).toMatch(NOT_OWN);
  const album = await release(ada);
  await done(add(lena, id, album.trackId));
  await done(ada.rest.rpc('withdraw_album', { album_id: album.id }));
  expect(await done(guest().from('playlist_tracks').select('tracks(title)').eq('playlist_id', id))).toEqual([
    { tracks: null },
  ]);
});

test('positions and tracks are unique within a playlist', async () => {
  const { id } = await playlist();
  const [first, second] = [await release(ada), await release(ada)];
  await done(add(lena, id, first.trackId));
  expect(await refusalOf(add(lena, id, first.trackId, 1))).toMatch(/duplicate key/);
  expect(await refusalOf(add(lena, id, second.trackId, 0))).toMatch(/duplicate key/);
  expect(await refusalOf(add(lena, id, second.trackId, -1))).toMatch(BROKEN_RULE);
});

test('a playlist is made in one’s own name and with a name', async () => {
  expect(await refusalOf(eve.rest.from('playlists').insert({ user_id: lena.id, name: 'Theirs' }))).toMatch(NOT_OWN);
  expect(await refusalOf(eve.rest.from('playlists').insert({ user_id: eve.id, name: '   ' }))).toMatch(BROKEN_RULE);
  expect(await refusalOf(eve.rest.from('playlists').insert({ user_id: eve.id, name: 'x'.repeat(101) }))).toMatch(
    BROKEN_RULE,
  );
  expect(await refusalOf(guest().from('playlists').insert({ user_id: lena.id, name: 'Guest' }))).toMatch(NOT_GRANTED);
});
