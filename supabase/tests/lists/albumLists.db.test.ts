import { randomUUID } from 'node:crypto';
import { guest, server, sql } from '../support/backend.ts';
import { done, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { draft, readyTrack, release } from '../support/releases.ts';
import { countPlay } from '../support/listening.ts';

type Sort = 'alphabetical' | 'mostRecent' | 'dateAdded' | 'popularity';
type Filter = { sort?: Sort; in_genres?: string[]; search?: string; page_size?: number };

const page = (filter: Filter, after = '') => done(guest().rpc('list_albums', { ...filter, after }));

/** Reads a list to its end, page by page; `between` is called after each page. */
async function readAll(filter: Filter, between: () => Promise<unknown> = async () => undefined) {
  const rows: Awaited<ReturnType<typeof page>> = [];
  for (let next = ''; ;) {
    const read = await page(filter, next);
    rows.push(...read);
    if (read.length < (filter.page_size ?? 24)) return rows;
    next = read.at(-1)!.next!;
    await between();
  }
}

let ada: Person;
beforeAll(async () => {
  // Other files leave albums and artists in this worker's shop: this genre is used by no other test.
  await sql()`update public.albums set genre = 'Jazz' where genre <> 'Jazz'`;
  await sql()`update public.profiles set genres = '{}' where genres <> '{}'`;
  ada = await artist('Ada');
});

describe('a list of albums', () => {
  const titles = ['Élan', 'apricot', 'Zebra', 'banana', 'Über'];
  let shelf: Record<string, Awaited<ReturnType<typeof release>>>;

  beforeAll(async () => {
    const dates = ['2020-05-05', '2021-01-01', '2019-01-01', '2022-02-02', '2018-01-01'];
    shelf = {};
    for (const [index, title] of titles.entries())
      shelf[title] = await release(ada, { title, release_date: dates[index], genre: 'Reggae' });
    const lena = await listener();
    const eve = await listener();
    for (const [person, title] of [
      [lena, 'Zebra'],
      [eve, 'Zebra'],
      [lena, 'Élan'],
    ] as const)
      await countPlay(person, shelf[title]!.trackId);
    await done(server().rpc('refresh_popularity', {}));
  });

  test.each<[Sort, string[]]>([
    ['alphabetical', ['apricot', 'banana', 'Élan', 'Über', 'Zebra']],
    ['mostRecent', ['banana', 'apricot', 'Élan', 'Zebra', 'Über']],
    ['dateAdded', ['Über', 'banana', 'Zebra', 'apricot', 'Élan']],
  ])('sorts by %s', async (sort, expected) => {
    const rows = await readAll({ sort, in_genres: ['Reggae'], page_size: 2 });
    expect(rows.map(({ title }) => title)).toEqual(expected);
  });

  test('sorts by popularity: plays of 30 days, without plays last', async () => {
    const rows = await readAll({ sort: 'popularity', in_genres: ['Reggae'], page_size: 2 });
    expect(rows.map(({ title }) => title).slice(0, 2)).toEqual(['Zebra', 'Élan']);
    expect(rows).toHaveLength(5);
  });

  test('returns the columns that a card shows', async () => {
    const [card] = await page({ in_genres: ['Reggae'], sort: 'alphabetical', page_size: 1 });
    expect(card).toMatchObject({
      id: shelf.apricot!.id,
      title: 'apricot',
      artist_id: ada.id,
      artist_name: 'Ada',
      genre: 'Reggae',
      price: 1000,
      release_date: '2021-01-01',
      track_count: 1,
    });
  });

  test('contains albums of any of the genres, each once, and counts them exactly', async () => {
    const both = await release(ada, { title: 'Both Worlds', genre: 'Metal, Reggae' });
    await release(ada, { title: 'Only Metal', genre: 'Metal' });
    const rows = await readAll({ in_genres: ['Reggae', 'Metal'], page_size: 3 });
    expect(rows.filter(({ id }) => id === both.id)).toHaveLength(1);
    expect(rows).toHaveLength(7);
    expect(await done(guest().rpc('count_albums', { in_genres: ['Reggae', 'Metal'] }))).toBe(7);
    expect(await done(guest().rpc('count_albums', { in_genres: ['Metal'] }))).toBe(2);
    expect(await done(guest().rpc('count_albums', { in_genres: ['Opera'] }))).toBe(0);
  });

  test('is searched by title or artist, within the filter and in its order', async () => {
    const filter = { search: 'zebra', in_genres: ['Reggae'], sort: 'alphabetical' as const };
    expect((await readAll(filter)).map(({ title }) => title)).toEqual(['Zebra']);
    expect(await done(guest().rpc('count_albums', { search: 'zebra', in_genres: ['Reggae'] }))).toBe(1);
    expect(await readAll({ search: 'zebra', in_genres: ['Metal'] })).toEqual([]);
  });
});

test.each<Sort>(['alphabetical', 'mostRecent', 'dateAdded', 'popularity'])(
  'by %s nothing is skipped or repeated while others publish, though many rows are equal',
  async (sort) => {
    const old: string[] = [];
    for (let count = 0; count < 9; count += 1)
      old.push((await release(ada, { title: 'Same Name', release_date: '2020-01-01', genre: 'Blues' })).id);
    let published = 0;
    const rows = await readAll({ sort, in_genres: ['Blues'], page_size: 2 }, async () => {
      if (published++ < 3) await release(ada, { title: 'Same Name', release_date: '2020-01-01', genre: 'Blues' });
    });
    const ids = rows.map(({ id }) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(old));
    for (const { id } of await readAll({ in_genres: ['Blues'] })) await server().from('albums').delete().eq('id', id!);
  },
);

test('drafts, scheduled and withdrawn albums are not listed or counted', async () => {
  const genre = 'Experimental';
  const hidden = await draft(ada, { genre });
  await readyTrack(ada, hidden.id);
  const gone = await release(ada, { genre });
  const shown = await release(ada, { genre });
  await done(ada.rest.rpc('withdraw_album', { album_id: gone.id }));
  const lists = await Promise.all(
    [guest(), ada.rest].map((who) => done(who.rpc('list_albums', { in_genres: [genre] }))),
  );
  for (const rows of lists) expect(rows.map(({ id }) => id)).toEqual([shown.id]);
  expect(await done(guest().rpc('count_albums', { in_genres: [genre] }))).toBe(1);
});

test('albums of a hidden artist are not listed, found or counted, and are again after the artist is restored', async () => {
  const singer = await artist('Veiled Songbird');
  const album = await release(singer, { genre: 'Hip Hop' });
  const seen = async () => ({
    listed: (await done(guest().rpc('list_albums', { in_genres: ['Hip Hop'] }))).map(({ id }) => id),
    found: (await done(guest().rpc('search_catalog', { query: 'veiled songbird' }))).filter(
      ({ artist_id }) => artist_id === singer.id,
    ).length,
    count: await done(guest().rpc('count_albums', { in_genres: ['Hip Hop'] })),
    popular: (await done(guest().rpc('artist_popular_tracks', { artist: singer.id }))).length,
  });
  await sql()`insert into plays (track_id, album_id, artist_id) values (${album.trackId}, ${album.id}, ${singer.id})`;
  await done(server().rpc('refresh_popularity', {}));
  expect(await seen()).toEqual({ listed: [album.id], found: 3, count: 1, popular: 1 });
  await done(server().from('profiles').update({ state: 'hidden' }).eq('id', singer.id).select());
  expect(await seen()).toEqual({ listed: [], found: 0, count: 0, popular: 0 });
  await done(server().from('profiles').update({ state: 'active' }).eq('id', singer.id).select());
  expect(await seen()).toEqual({ listed: [album.id], found: 3, count: 1, popular: 1 });
});

test('counts stay exact when albums of the same genres are published concurrently', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => artist()));
  const albums = await Promise.all(people.map((person) => release(person, { genre: 'Ambient, Classical' })));
  expect(await done(guest().rpc('count_albums', { in_genres: ['Classical'] }))).toBe(6);
  await Promise.all(
    albums.slice(0, 4).map(({ id }, index) => people[index]!.rest.rpc('withdraw_album', { album_id: id })),
  );
  expect(await done(guest().rpc('count_albums', { in_genres: ['Classical'] }))).toBe(2);
});

test('artists are listed by name, age, newest album and plays, filtered by genre and searched', async () => {
  const [zoe, emil] = [await artist('Zoë Quill'), await artist('Émile Quill')];
  for (const person of [zoe, emil])
    await done(
      person.rest
        .from('profiles')
        .update({ genres: ['Latin'] })
        .eq('id', person.id)
        .select(),
    );
  await release(zoe, { release_date: '2021-01-01' });
  const names = async (filter: { sort?: Sort; search?: string }) =>
    (await done(guest().rpc('list_artists', { in_genres: ['Latin'], ...filter }))).map(({ name }) => name);
  expect(await names({})).toEqual(['Émile Quill', 'Zoë Quill']);
  expect(await names({ sort: 'mostRecent' })).toEqual(['Zoë Quill', 'Émile Quill']);
  expect(await names({ sort: 'dateAdded' })).toEqual(['Émile Quill', 'Zoë Quill']);
  expect(await names({ search: 'emile quil' })).toContain('Émile Quill');
  expect(await done(guest().rpc('count_artists', { in_genres: ['Latin'] }))).toBe(2);
});

test.each([
  [{ sort: 'loudest' as Sort }, 'invalid_sort'],
  [{ after: 'garbage' }, 'invalid_cursor'],
  [{ after: `["not a date", "${randomUUID()}"]` }, 'invalid_cursor'],
  [{ after: '["2020-01-01", "not an id"]' }, 'invalid_cursor'],
  [{ after: `["2020-01-01' or true --", "${randomUUID()}"]` }, 'invalid_cursor'],
])('refuses %j', async (input, code) => {
  expect(await refusalOf(guest().rpc('list_albums', input))).toBe(code);
});

test('an excessive page size is limited', async () => {
  expect((await done(guest().rpc('list_albums', { page_size: 1_000_000 }))).length).toBeLessThanOrEqual(100);
});
