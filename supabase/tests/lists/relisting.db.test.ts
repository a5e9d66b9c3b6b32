import { sql } from '../support/backend.ts';
import { artist } from '../support/people.ts';
import { draft, release } from '../support/releases.ts';

const LISTED = ['private.listings', 'private.search_entries', 'private.listing_counts'] as const;

/** The rows of each of those tables as text, in order. Counts of nothing left aside. */
async function listed(): Promise<Record<string, string[]>> {
  const tables = LISTED.map(async (table) => {
    const rows = await sql().unsafe<{ text: string }[]>(
      `select row_to_json(each)::text as text from ${table} as each ${table.endsWith('counts') ? 'where items <> 0' : ''} order by 1`,
    );
    return [table, rows.map(({ text }) => text)] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

test('listing everything again gives what the triggers listed', async () => {
  const singer = await artist('Relisted Singer');
  await release(singer, { title: 'Relisted One', genre: 'Jazz, Folk' });
  await release(singer, { title: 'Relisted Two', genre: '' });
  await draft(singer, { title: 'Relisted Never' });
  const before = await listed();
  expect(before['private.search_entries']!.filter((row) => row.includes('relisted'))).not.toHaveLength(0);

  await sql()`select private.relist_everything()`;
  expect(await listed()).toEqual(before);
});

test('rows that came in past the triggers are listed, and those that went are not', async () => {
  const singer = await artist('Restored Singer');
  const gone = await release(singer, { title: 'Gone Unnoticed' });
  const titles = async () =>
    (
      await sql()<
        { title: string }[]
      >`select title from private.listings where artist_id = ${singer.id} and kind = 'album' and genre = ''`
    )
      .map(({ title }) => title)
      .sort();
  await sql().begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`insert into public.albums (title, artist_id, genre, release_date, state, published_at)
      values ('Came Unnoticed', ${singer.id}, '', date '2020-01-01', 'public', now())`;
    await transaction`update public.albums set state = 'draft' where id = ${gone.id}`;
  });
  expect(await titles()).toEqual(['gone unnoticed']);

  await sql()`select private.relist_everything()`;
  expect(await titles()).toEqual(['came unnoticed']);
  const [counts] = await sql()`
    select (select sum(items)::int from private.listing_counts where kind = 'album') as counted,
      (select count(*)::int from private.listings where kind = 'album' and genre = '') as there`;
  expect(counts!.counted).toBe(counts!.there);
});
