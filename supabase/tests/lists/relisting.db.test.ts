import { sql } from '../support/backend.ts';
import { artist } from '../support/people.ts';
import { draft, release } from '../support/releases.ts';

/** What is listed of an artist: rows of the lists and of search as text, in order. */
const listedOf = async (id: string) =>
  (
    await sql()<{ text: string }[]>`
      select row_to_json(listed)::text as text from private.listings as listed where artist_id = ${id}
      union all select row_to_json(entry)::text from private.search_entries as entry
      where entry.id = ${id} or entry.id in (select album.id from public.albums as album where artist_id = ${id})
        or entry.album_id in (select album.id from public.albums as album where artist_id = ${id})
      order by 1`
  ).map(({ text }) => text);

test('listing everything again gives what the triggers listed', async () => {
  const singer = await artist('Relisted Singer');
  await release(singer, { title: 'Relisted One', genre: 'Jazz, Folk' });
  await release(singer, { title: 'Relisted Two', genre: '' });
  await draft(singer, { title: 'Relisted Never' });
  const before = await listedOf(singer.id);
  expect(before.filter((row) => row.includes('relisted two'))).not.toHaveLength(0);

  await sql()`select private.relist_everything()`;
  expect(await listedOf(singer.id)).toEqual(before);
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
