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

test('a list where words and a genre are below the limit, but not together, holds what the results page counts', async () => {
  const worded = await publishMany(ada, 70, 'Slow Reggae', 'Metal');
  const ofGenre = await publishMany(ada, 20, 'Sunday', 'Reggae');
  const found = await readAll({ search: 'reggae' });
  expect(found).toEqual(expect.arrayContaining([...worded, ...ofGenre]));
  expect(await done(guest().rpc('count_albums', { search: 'reggae' }))).toBe(found.length);
  const [hit] = await done(guest().rpc('search_catalog', { query: 'reggae', only_kind: 'album', page_size: 1 }));
  expect(hit!.found).toBe(found.length);
});

const MOST_SORTED = 5000;

test.each(SORTS)('a word that begins no title and is in more than five thousand is listed by %s', async (sort) => {
  const key = { alphabetical: 'title', mostRecent: 'released', dateAdded: 'added', popularity: 'popularity' }[sort];
  const order = sort === 'alphabetical' ? 'asc' : 'desc';
  const undone = new Error('Nothing of this stays.');
  await expect(
    sql().begin(async (own) => {
      await own`with made as (select gen_random_uuid() as id, n, md5(n::text) as title from generate_series(1, ${MOST_SORTED + 300}) as n),
        listed as (insert into private.listings (kind, id, artist_id, title, released, added, popularity)
          select 'album', id, ${ada.id}, title, date '2001-01-01' + n % 90, now() - n % 70 * interval '1 day', n % 50 from made)
        insert into private.search_entries (id, kind, title, haystack)
        select id, 'album', title, title || case when n > 200 then ' brackwater' else '' end from made`;
      // A shop with so many albums has counted them: without, Postgres plans for the few rows of the template.
      await own`analyze private.listings, private.search_entries`;
      const page = (after: string) => own<{ id: string; next: string }[]>`
        select id, next from private.list_page('album', ${sort}, '{}', 'brackwater', ${after}, 100) order by place`;
      const first = await page('');
      const second = await page(first.at(-1)!.next);
      const wanted = await own<{ id: string }[]>`
        select listed.id from private.listings as listed join private.search_entries as entry using (id)
        where entry.haystack like '% brackwater' order by ${own(`listed.${key}`)} ${own.unsafe(order)}, id ${own.unsafe(order)} limit 200`;
      expect([...first, ...second].map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
      const [seen] = await own`select private.is_common('album', 'brackwater') as common,
        private.list_count('album', '{}', 'brackwater') as counted, private.found_count('album', 'brackwater') as shown`;
      expect(seen).toEqual({ common: true, counted: MOST_SORTED + 100, shown: MOST_COUNTED + 1 });
      throw undone;
    }),
  ).rejects.toBe(undone);
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
