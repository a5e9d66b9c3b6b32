import { MOST_COUNTED } from '@fairtone/domain';
import { guest, sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, type Person } from '../support/people.ts';
import { release } from '../support/releases.ts';

const SORTS = ['alphabetical', 'mostRecent', 'dateAdded', 'popularity'] as const;
type Filter = { sort?: (typeof SORTS)[number]; in_genres?: string[]; search?: string };
const PAGE = 100;

/** Ids of a searched list, over all pages. */
async function readAll(filter: Filter, list: 'list_albums' | 'list_artists' = 'list_albums') {
  const ids: string[] = [];
  for (let after = ''; ;) {
    const rows = await done(guest().rpc(list, { ...filter, after, page_size: PAGE }));
    ids.push(...rows.map(({ id }) => id!));
    if (rows.length < PAGE) return ids;
    after = rows.at(-1)!.next!;
  }
}

/** Creates many public albums in one statement: the test needs a list, not sellable albums. */
async function publishMany(owner: Person, count: number, title: string, genre = '') {
  const rows = await sql()<{ id: string }[]>`
    insert into public.albums (title, artist_id, genre, release_date, state, published_at)
    select ${title} || ' ' || n, ${owner.id}, ${genre}, date '2020-01-01' + n % 7, 'public', now()
    from generate_series(1, ${count}::int) as n returning id`;
  return rows.map(({ id }) => id);
}

let ada: Person;
let albums: string[];
beforeAll(async () => {
  ada = await artist('Ada Thistledown');
  albums = [
    ...(await publishMany(ada, 150, 'Thornfield Wood')),
    ...(await publishMany(ada, 150, 'Quiet Thornfield', 'Reggae')),
  ];
});
afterAll(() => sql()`delete from public.albums where artist_id = ${ada.id}`);

test.each(SORTS)('a word in 300 titles finds and counts all of them, sorted by %s', async (sort) => {
  const found = await readAll({ search: 'thornfield', sort });
  expect(found).toHaveLength(300);
  expect(new Set(found)).toEqual(new Set(albums));
  expect(await done(guest().rpc('count_albums', { search: 'thornfield' }))).toBe(300);
});

test('a search within a genre, and with words in another order, finds all of them too', async () => {
  const filter = { search: 'thornfield quiet', in_genres: ['Reggae'] };
  expect((await readAll(filter)).sort()).toEqual(albums.slice(150).sort());
  expect(await done(guest().rpc('count_albums', filter))).toBe(150);
  expect(await done(guest().rpc('count_albums', { search: 'thornfield', in_genres: ['Reggae', 'Metal'] }))).toBe(150);
});

test('the results page shows how many albums the list has', async () => {
  const hits = await done(guest().rpc('search_catalog', { query: 'thornfield', only_kind: 'album', page_size: 10 }));
  expect(hits.map(({ found }) => found)).toEqual(Array(10).fill(300));
});

test('the results page counts a thousand albums at most, and still has the one of that title first', async () => {
  const read = async () => {
    const [first] = await done(
      guest().rpc('search_catalog', { query: 'marrowgate', only_kind: 'album', page_size: 10 }),
    );
    return { title: first!.title, found: first!.found };
  };
  await publishMany(ada, MOST_COUNTED - 1, 'Marrowgate');
  const [single] = await publishMany(ada, 1, 'Marrowgate');
  await sql()`update public.albums set title = 'Marrowgate' where id = ${single!}`;
  expect(await read()).toEqual({ title: 'Marrowgate', found: MOST_COUNTED });
  await publishMany(ada, 50, 'Marrowgate Hill');
  expect(await read()).toEqual({ title: 'Marrowgate', found: MOST_COUNTED + 1 });
  expect(await done(guest().rpc('count_albums', { search: 'marrowgate' }))).toBe(1050);
});

test('the name of a genre, in any language, finds every album of it', async () => {
  const [{ known }] = await sql()<[{ known: number }]>`
    select count(*)::int as known from private.listings where kind = 'album' and genre = 'Afrobeat'`;
  const ids = await publishMany(ada, 130, 'Rooftop', 'Afrobeat, Folk');
  const found = await readAll({ search: 'afrobeat' });
  expect(found).toEqual(expect.arrayContaining(ids));
  expect(await done(guest().rpc('count_albums', { search: 'afrobeat' }))).toBe(found.length);
  expect(found.length).toBeGreaterThanOrEqual(130 + known);
});

describe.each([
  ['jazz', 'Blue Lantern', 'Jazz'],
  ['nigthjar', 'Nightjar Parade', 'Folk'],
])('%s', (query, title, genre) => {
  test('finds albums and artists in the header, on the results page and in both lists', async () => {
    const singer = await artist(title);
    await sql()`update public.profiles set genres = ${[genre]} where id = ${singer.id}`;
    const album = await release(singer, { title, genre });
    const [suggested, results] = await Promise.all(
      [4, 10].map((page_size) => done(guest().rpc('search_catalog', { query, page_size }))),
    );
    for (const hits of [suggested!, results!])
      expect(hits.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['artist', 'album']));
    expect(await readAll({ search: query })).toContain(album.id);
    expect(await readAll({ search: query }, 'list_artists')).toContain(singer.id);
    const counted = await done(guest().rpc('count_albums', { search: query }));
    expect(await readAll({ search: query })).toHaveLength(counted!);
  });
});

test.each(['%', '\\', "o'neil", 'a_b', '!!! %', '日本語', 'x'.repeat(500)])(
  'a list takes %j calmly',
  async (search) => {
    expect(await readAll({ search })).toHaveLength((await done(guest().rpc('count_albums', { search })))!);
  },
);
