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

test('a shared playlist opens for everyone and can be changed by its owner only', async () => {
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

test('a playlist can be created only in the user’s own name and needs a name', async () => {
  expect(await refusalOf(eve.rest.from('playlists').insert({ user_id: lena.id, name: 'Theirs' }))).toMatch(NOT_OWN);
  expect(await refusalOf(eve.rest.from('playlists').insert({ user_id: eve.id, name: '   ' }))).toMatch(BROKEN_RULE);
  expect(await refusalOf(eve.rest.from('playlists').insert({ user_id: eve.id, name: 'x'.repeat(101) }))).toMatch(
    BROKEN_RULE,
  );
  expect(await refusalOf(guest().from('playlists').insert({ user_id: lena.id, name: 'Guest' }))).toMatch(NOT_GRANTED);
});

describe('adding to a playlist', () => {
  const tracksOf = async (playlist_id: string) =>
    (
      await done(
        lena.rest.from('playlist_tracks').select('track_id, position').eq('playlist_id', playlist_id).order('position'),
      )
    ).map(({ track_id, position }) => [position, track_id]);

  test('continues after the last position, keeps the order, and does not change existing entries', async () => {
    const { id } = await playlist();
    const [a, b, c] = [(await release(ada)).trackId, (await release(ada)).trackId, (await release(ada)).trackId];
    expect(await done(lena.rest.rpc('add_to_playlist', { playlist: id, tracks: [b] }))).toBe(1);
    expect(await done(lena.rest.rpc('add_to_playlist', { playlist: id, tracks: [c, b, a, c] }))).toBe(2);
    expect(await tracksOf(id)).toEqual([
      [0, b],
      [1, c],
      [2, a],
    ]);
    expect(await lena.rest.rpc('add_to_playlist', { playlist: id, tracks: [a] })).toMatchObject({ data: 0 });
  });

  test('gives concurrent additions different positions', async () => {
    const { id } = await playlist();
    const tracks = await Promise.all(Array.from({ length: 6 }, async () => (await release(ada)).trackId));
    await Promise.all(tracks.map((track) => done(lena.rest.rpc('add_to_playlist', { playlist: id, tracks: [track] }))));
    expect((await tracksOf(id)).map(([position]) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('is allowed for its owner, and for tracks that the owner can see', async () => {
    const { id } = await playlist({ is_shared: true });
    const { trackId } = await release(ada);
    const hidden = await readyTrack(ada, (await draft(ada)).id);
    const add = (who: Person, tracks: string[]) => who.rest.rpc('add_to_playlist', { playlist: id, tracks });
    expect(await refusalOf(add(eve, [trackId]))).toBe('playlist_not_found');
    expect(await refusalOf(add(lena, [trackId, hidden.id]))).toMatch(NOT_OWN);
    expect(await refusalOf(guest().rpc('add_to_playlist', { playlist: id, tracks: [trackId] }))).toMatch(NOT_GRANTED);
    const many = Array.from({ length: 501 }, () => trackId);
    expect(await refusalOf(add(lena, many))).toBe('too_many_tracks');
    expect(await tracksOf(id)).toEqual([]);
  });
});

describe('moving in a playlist', () => {
  const filled = async () => {
    const { id } = await playlist({ is_shared: true });
    const tracks: string[] = [];
    for (let count = 0; count < 4; count += 1) tracks.push((await release(ada)).trackId);
    await done(lena.rest.rpc('add_to_playlist', { playlist: id, tracks }));
    return { id, tracks };
  };
  const orderOf = async (playlist_id: string) =>
    (
      await done(
        lena.rest.from('playlist_tracks').select('track_id, position').eq('playlist_id', playlist_id).order('position'),
      )
    ).map(({ track_id }) => track_id);
  const move = (who: Person, playlist: string, track: string, place: number) =>
    who.rest.rpc('move_in_playlist', { playlist, track, place });

  test('puts the track where it was dropped, and renumbers the others', async () => {
    const { id, tracks } = await filled();
    const [a, b, c, d] = tracks as [string, string, string, string];
    expect(await done(move(lena, id, a, 2))).toBe(2);
    expect(await orderOf(id)).toEqual([b, c, a, d]);
    expect(await done(move(lena, id, d, 0))).toBe(0);
    expect(await orderOf(id)).toEqual([d, b, c, a]);
    expect(await done(move(lena, id, b, 99))).toBe(3);
    expect(await orderOf(id)).toEqual([d, c, a, b]);
    expect(await done(move(lena, id, b, -5))).toBe(0);
    expect(await orderOf(id)).toEqual([b, d, c, a]);
  });

  test('closes the gaps that removed tracks left', async () => {
    const { id, tracks } = await filled();
    const [a, b, c, d] = tracks as [string, string, string, string];
    await done(lena.rest.from('playlist_tracks').delete().match({ playlist_id: id, track_id: b }).select());
    expect(await done(move(lena, id, d, 1))).toBe(1);
    expect(await orderOf(id)).toEqual([a, d, c]);
  });

  test('many times concurrently ends in one order, without a lost track', async () => {
    const { id, tracks } = await filled();
    await Promise.all(tracks.map((track, index) => done(move(lena, id, track, 3 - index))));
    const order = await orderOf(id);
    expect([...order].sort()).toEqual([...tracks].sort());
  });

  test('is allowed for its owner, and for tracks in the playlist', async () => {
    const { id, tracks } = await filled();
    expect(await refusalOf(move(eve, id, tracks[0]!, 3))).toBe('playlist_not_found');
    expect(await refusalOf(move(lena, id, (await release(ada)).trackId, 0))).toBe('track_not_in_playlist');
    expect(await orderOf(id)).toEqual(tracks);
  });

  test('the card of a playlist counts its tracks, and is shown to others only while it is shared', async () => {
    const { id, tracks } = await filled();
    const cardFor = async (who: Person) =>
      (await done(who.rest.rpc('playlist_cards', { person: lena.id }))).find((card) => card.id === id);
    expect(await cardFor(lena)).toMatchObject({ name: 'Chill Vibes', track_count: tracks.length });
    expect(await cardFor(eve)).toMatchObject({ track_count: tracks.length });
    await done(lena.rest.from('playlists').update({ is_shared: false }).eq('id', id).select());
    expect(await cardFor(eve)).toBeUndefined();
    expect(await cardFor(lena)).toMatchObject({ is_shared: false });
  });
});
