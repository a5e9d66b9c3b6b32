import { guest, server } from './support/backend.ts';
import { BROKEN_RULE, done, NOT_GRANTED, NOT_OWN, refusalOf } from './support/outcomes.ts';
import { artist, listener, type Person } from './support/people.ts';
import { buy, draft, release } from './support/releases.ts';

let ada: Person;
let otherArtist: Person;
let lena: Person;

beforeAll(async () => {
  [ada, otherArtist, lena] = [await artist('Ada'), await artist('Bela'), await listener()];
});

describe('a draft', () => {
  test('is visible to its artist only', async () => {
    const { id } = await draft(ada);
    const seenBy = async (who: typeof ada.rest) => (await done(who.from('albums').select('id').eq('id', id))).length;
    expect(await seenBy(ada.rest)).toBe(1);
    expect(await Promise.all([guest(), lena.rest, otherArtist.rest].map(seenBy))).toEqual([0, 0, 0]);
  });

  test('cannot be reached through the profile of its artist', async () => {
    const { id } = await draft(ada);
    const { albums } = await done(guest().from('profiles').select('albums(id)').eq('id', ada.id).single());
    expect(albums.map((album) => album.id)).not.toContain(id);
  });

  test('cannot be published by writing its state', async () => {
    const { id } = await draft(ada);
    for (const fields of [
      { state: 'public' as const },
      { published_at: new Date().toISOString() },
      { track_count: 9 },
    ]) {
      expect(await refusalOf(ada.rest.from('albums').update(fields).eq('id', id))).toMatch(NOT_GRANTED);
    }
    expect(await refusalOf(ada.rest.from('albums').insert({ title: 'Sneaky', state: 'public' }))).toMatch(NOT_GRANTED);
  });
});

describe('another artist', () => {
  test('cannot edit, take over or delete an album', async () => {
    const { id } = await release(ada);
    expect(await done(otherArtist.rest.from('albums').update({ title: 'Mine now' }).eq('id', id).select())).toEqual([]);
    expect(await refusalOf(ada.rest.from('albums').update({ artist_id: otherArtist.id }).eq('id', id))).toMatch(
      NOT_GRANTED,
    );
    expect(await done(otherArtist.rest.from('albums').delete().eq('id', id).select())).toEqual([]);
    expect(await done(guest().from('albums').select('title').eq('id', id).single())).toEqual({ title: 'Night Walks' });
  });

  test('cannot publish in the name of another artist', async () => {
    expect(
      await refusalOf(otherArtist.rest.from('albums').insert({ title: 'In her name', artist_id: ada.id })),
    ).toMatch(NOT_OWN);
  });

  test('who deletes without a filter loses at most their own albums', async () => {
    const { id } = await release(ada);
    await otherArtist.rest.from('albums').delete().neq('title', '');
    expect(await done(server().from('albums').select('id').eq('id', id))).toHaveLength(1);
  });

  test('cannot overwrite an album by an upsert with its id', async () => {
    const { id } = await release(ada);
    await refusalOf(otherArtist.rest.from('albums').upsert({ id, title: 'Upserted', artist_id: otherArtist.id }));
    expect(await done(guest().from('albums').select('title').eq('id', id).single())).toEqual({ title: 'Night Walks' });
  });
});

describe('a person who is not an artist', () => {
  test('cannot add an album: listener and guest', async () => {
    expect(await refusalOf(lena.rest.from('albums').insert({ title: 'Listener album' }))).toMatch(NOT_OWN);
    expect(await refusalOf(guest().from('albums').insert({ title: 'Guest album', artist_id: ada.id }))).toMatch(
      NOT_GRANTED,
    );
  });

  test('any more cannot edit the albums they made', async () => {
    const former = await artist();
    const { id } = await draft(former);
    await done(server().from('user_roles').delete().eq('user_id', former.id).eq('role', 'artist'));
    expect(await refusalOf(former.rest.from('albums').update({ title: 'Still here' }).eq('id', id))).toMatch(NOT_OWN);
  });
});

describe('the price of an album', () => {
  const price = (fields: object) =>
    ada.rest
      .from('albums')
      .insert({ title: 'Priced', ...fields } as never)
      .select('price')
      .single();

  test.each([0, 99, 1_000_000, null])('may be %p', async (value) => {
    expect(await done(price({ price: value }))).toEqual({ price: value });
  });

  test.each([-1, 1, 98, 1_000_001])('may not be %p', async (value) => {
    expect(await refusalOf(price({ price: value }))).toMatch(BROKEN_RULE);
  });

  test.each([1e12, 0.5, '1e3', 'NaN', {}, []])('is a whole number of cents, not %j', async (value) => {
    expect(await refusalOf(price({ price: value }))).toMatch(/integer/);
  });

  test.each([
    { price: null, minimum_price: 49 },
    { price: null, minimum_price: -1 },
    { price: null, suggested_price: 1 },
    { price: null, minimum_price: 1_000_001 },
    { price: null, minimum_price: 500, suggested_price: 400 },
  ])('as name-your-price refuses %j: the provider takes nothing below 50 cents', async (fields) => {
    expect(await refusalOf(price(fields))).toMatch(BROKEN_RULE);
  });
});

describe('the fields of an album', () => {
  test.each([
    ['a title of one letter', { title: 'A' }],
    ['a title of spaces', { title: '    ' }],
    ['a title of a megabyte', { title: 'x'.repeat(1_000_000) }],
    ['a title with a line break', { title: 'Two\nlines' }],
    ['a script as cover', { cover_image: 'javascript:alert(1)' }],
    ['an accent that is not a colour', { accent: 'red; background: url(//evil.test)' }],
    ['a description without end', { description: 'x'.repeat(5001) }],
  ])('refuse %s', async (_what, fields) => {
    expect(await refusalOf(ada.rest.from('albums').insert({ title: 'Fine', ...fields }))).toMatch(BROKEN_RULE);
  });

  test('keep markup as text', async () => {
    const title = '<script>alert(1)</script> & "quotes"';
    expect((await draft(ada, { title })).title).toBe(title);
  });

  test('turn the comma-separated genre into a list that filters find', async () => {
    const { id, genres } = await release(ada, { genre: 'Hip Hop ,R&B' });
    expect(genres).toEqual(['Hip Hop', 'R&B']);
    const found = await done(
      guest().from('albums').select('id').eq('artist_id', ada.id).overlaps('genres', ['R&B', 'Latin']),
    );
    expect(found.map((album) => album.id)).toEqual([id]);
    expect(await refusalOf(ada.rest.from('albums').update({ genre: 'Jazz, Polka' }).eq('id', id))).toBe(
      'unknown_genre',
    );
  });

  test('cannot be overwritten with an outdated version', async () => {
    const { id } = await draft(ada);
    const begun = await done(ada.rest.from('albums').select('updated_at').eq('id', id).single());
    const save = (title: string) =>
      ada.rest.from('albums').update({ title }).eq('id', id).eq('updated_at', begun.updated_at).select('title');
    expect(await done(save('First window'))).toEqual([{ title: 'First window' }]);
    expect(await done(save('Second window'))).toEqual([]);
    expect(await done(ada.rest.from('albums').select('title').eq('id', id).single())).toEqual({
      title: 'First window',
    });
  });

  test('distinguish an edit by the artist from the counting of tracks', async () => {
    const before = await release(ada);
    await done(ada.rest.from('tracks').update({ status: 'failed' }).eq('id', before.trackId).select());
    const counted = await done(ada.rest.from('albums').select('track_count, updated_at').eq('id', before.id).single());
    expect(counted).toEqual({ track_count: 0, updated_at: before.updated_at });
    const edit = () =>
      ada.rest
        .from('albums')
        .update({ title: 'Edited' })
        .eq('id', before.id)
        .eq('updated_at', before.updated_at)
        .select('id');
    expect(await done(edit())).toHaveLength(1);
    expect(await done(edit())).toHaveLength(0);
  });
});

test('a withdrawn album is visible only to its artist and its buyers', async () => {
  const album = await release(ada);
  const stranger = await listener();
  await buy(lena, album);
  await done(ada.rest.rpc('withdraw_album', { album_id: album.id }));
  const seenBy = async (who: typeof ada.rest) =>
    (await done(who.from('albums').select('id, tracks(id)').eq('id', album.id)))[0]?.tracks.length;
  expect(await seenBy(ada.rest)).toBe(1);
  expect(await seenBy(lena.rest)).toBe(1);
  expect(await seenBy(stranger.rest)).toBeUndefined();
  expect(await seenBy(guest())).toBeUndefined();
});
