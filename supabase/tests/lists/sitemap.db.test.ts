import { guest, sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener } from '../support/people.ts';
import { draft, release } from '../support/releases.ts';

const pageOf = (kind: string, beginning = '', after?: string) =>
  done(guest().rpc('sitemap_page', { kind, beginning, ...(after && { after_id: after }) }));

/** All ids of a kind, over the pages of all beginnings. */
async function all(kind: string): Promise<string[][]> {
  const digits = Array.from({ length: 16 }, (_, at) => at.toString(16));
  return Promise.all(digits.map(async (digit) => (await pageOf(kind, digit)).map(({ id }) => id!)));
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
  expect(await pageOf('album', shown.id.slice(0, 8))).toContainEqual({ id: shown.id, changed_at: shown.updated_at });

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
  const ids: string[] = [];
  for (let page = await pageOf(kind); page.length > 0; page = await pageOf(kind, '', ids.at(-1)))
    ids.push(...page.map(({ id }) => id!));
  expect(new Set(ids).size).toBe(before + 2500);
  expect(ids).toEqual([...ids].sort());
  expect((await all(kind)).flat()).toEqual(ids);
  await sql()`delete from private.listings where title = 'Many'`;
});

test('an unknown kind has no pages, and what begins no id is refused', async () => {
  expect(await pageOf('secret')).toEqual([]);
  expect((await guest().rpc('sitemap_page', { kind: 'album', beginning: 'xyz' })).status).toBe(400);
});
