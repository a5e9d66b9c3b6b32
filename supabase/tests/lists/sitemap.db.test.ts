import { guest, sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener } from '../support/people.ts';
import { draft, release } from '../support/releases.ts';

const pageOf = (kind: string, part = 1, parts = 1, after?: string) =>
  done(guest().rpc('sitemap_page', { kind, part, parts, ...(after && { after_id: after }) }));

/** How many parts; no power of two. */
const PARTS = 7;

/** All ids of a kind, by part. */
const all = async (kind: string): Promise<string[][]> =>
  Promise.all(Array.from({ length: PARTS }, async (_, at) => (await pageOf(kind, at + 1, PARTS)).map(({ id }) => id!)));

test('the sitemap has only what everybody may see, with its last change', async () => {
  const [singer, other] = [await artist('Mapped Singer'), await listener('Unmapped Listener')];
  const shown = await release(singer);
  const unfinished = await draft(singer);
  const gone = await release(singer);
  await done(singer.rest.rpc('withdraw_album', { album_id: gone.id }));

  const albums = (await all('album')).flat();
  expect(albums).toContain(shown.id);
  expect(albums).not.toContain(unfinished.id);
  expect(albums).not.toContain(gone.id);
  expect(await pageOf('album')).toContainEqual({ id: shown.id, changed_at: shown.updated_at });

  const people = (await all('artist')).flat();
  expect(people).toContain(singer.id);
  expect(people).not.toContain(other.id);

  await sql()`update public.profiles set state = 'hidden' where id = ${singer.id}`;
  expect((await all('album')).flat()).not.toContain(shown.id);
  expect((await all('artist')).flat()).not.toContain(singer.id);
});

test('pages of a thousand follow each other without a gap and without an overlap', async () => {
  const kind = 'album';
  const before = (await all(kind)).flat().length;
  const { id: singer } = await artist('Prolific Singer');
  await sql()`insert into public.albums (title, artist_id, genre, release_date, state, published_at)
    select 'Many', ${singer}, '', date '2020-01-01', 'public', now() from generate_series(1, 2500)`;
  const ids: string[] = [];
  for (let page = await pageOf(kind); page.length > 0; page = await pageOf(kind, 1, 1, ids.at(-1)))
    ids.push(...page.map(({ id }) => id!));
  expect(new Set(ids).size).toBe(before + 2500);
  expect(ids).toEqual([...ids].sort());
  expect((await all(kind)).flat()).toEqual(ids);
  await sql()`delete from public.albums where artist_id = ${singer}`;
});

test('the least and the greatest id are in the first and in the last part', async () => {
  const ends = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  const { id: singer } = await artist('Far Singer');
  await sql()`insert into public.albums (id, title, artist_id, genre, release_date, state, published_at)
    select id, 'End', ${singer}, '', date '2020-01-01', 'public', now() from unnest(${ends}::uuid[]) as id`;
  const parts = await all('album');
  expect([parts[0]![0], parts.at(-1)!.at(-1)]).toEqual(ends);
  await sql()`delete from public.albums where artist_id = ${singer}`;
});

test.each([
  ['secret', 1, 1],
  ['album', 0, 1],
  ['album', 2, 1],
  ['album', 1, 0],
  ['album', -1, -1],
])('there are no pages of the kind %s in part %d of %d', async (kind, part, parts) =>
  expect(await pageOf(kind, part, parts)).toEqual([]),
);
