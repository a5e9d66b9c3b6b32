import { guest, sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener } from '../support/people.ts';
import { draft, release } from '../support/releases.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';
const pageOf = (kind: string, fromId: string) => done(guest().rpc('sitemap_page', { kind, from_id: fromId }));
const startsOf = (kind: string) => done(guest().rpc('sitemap_starts', { kind }));

/** All ids of a kind, over all pages. */
async function all(kind: string): Promise<string[][]> {
  const starts = await startsOf(kind);
  return Promise.all(starts.map(async (start) => (await pageOf(kind, start!)).map(({ id }) => id!)));
}

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
  const [entry] = await pageOf('album', shown.id);
  expect(entry).toEqual({ id: shown.id, changed_at: shown.updated_at });

  const people = (await all('artist')).flat();
  expect(people).toContain(singer.id);
  expect(people).not.toContain(other.id);

  await sql()`update public.profiles set state = 'hidden' where id = ${singer.id}`;
  expect((await all('album')).flat()).not.toContain(shown.id);
  expect((await all('artist')).flat()).not.toContain(singer.id);
});

test('pages of a thousand follow each other without a gap and without an overlap', async () => {
  const kind = 'artist';
  const before = (await all(kind)).flat().length;
  await sql()`insert into private.listings (kind, id, artist_id, title, added)
    select ${kind}, id, id, 'Many', now() from (select gen_random_uuid() as id from generate_series(1, 2500)) as many`;
  const pages = await all(kind);
  expect(pages.length).toBe(Math.ceil((before + 2500) / 1000));
  for (const page of pages.slice(0, -1)) expect(page).toHaveLength(1000);
  const ids = pages.flat();
  expect(new Set(ids).size).toBe(before + 2500);
  expect(ids).toEqual([...ids].sort());
  await sql()`delete from private.listings where title = 'Many'`;
});

test('an unknown kind has no pages', async () => {
  expect(await startsOf('secret')).toEqual([]);
  expect(await pageOf('secret', FIRST)).toEqual([]);
});
