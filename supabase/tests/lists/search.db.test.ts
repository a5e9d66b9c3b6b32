import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@fairtone/contracts';
import { GENRES, genreSlug } from '@fairtone/domain';
import { guest, server, sql } from '../support/backend.ts';
import { done, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { draft, publish, readyTrack, release } from '../support/releases.ts';
import { countPlay } from '../support/listening.ts';

/** A word that is similar to no other test's names, so that only these hits are counted although the search allows typing errors. */
const word = (letters: string) =>
  letters + Array.from(randomBytes(8), (byte) => String.fromCodePoint('a'.codePointAt(0)! + (byte % 26))).join('');

const find = async (query: string, only_kind?: string, who = guest()) =>
  done(who.rpc('search_catalog', { query, only_kind }));
const titles = async (query: string, only_kind?: string) => (await find(query, only_kind)).map(({ title }) => title);

let ada: Person;
beforeAll(async () => {
  ada = await artist('Ada');
});

test('finds artists, albums and tracks by a word, with the columns that a screen shows', async () => {
  const name = word('Quorvex');
  const singer = await artist(name);
  const album = await release(singer, { title: `Tides of ${name}`, genre: 'Jazz, Folk', price: 700 });
  const hits = await find(name);

  expect(hits.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['artist', 'album', 'track']));
  expect(hits[0]).toMatchObject({ kind: 'artist', id: singer.id, title: name });
  expect(hits.find(({ kind }) => kind === 'album')).toMatchObject({
    id: album.id,
    artist_id: singer.id,
    artist_name: name,
    genre: 'Jazz, Folk',
    price: 700,
    track_count: 1,
  });
  expect(hits.find(({ kind }) => kind === 'track')).toMatchObject({
    id: album.trackId,
    album_id: album.id,
    duration: 30,
    audio_url: expect.stringContaining(album.trackId),
  });
});

test.each([
  ['Żółta Łódź', 'zolta lodz'],
  ['Ödünç Işık', 'odunc isik'],
  ['Größe', 'grosse'],
  ['Ｆｕｌｌｗｉｄｔｈ', 'fullwidth'],
  ['Señorita Niña', 'SENORITA nina'],
])('%s is found by "%s", accents and case aside', async (title, query) => {
  const album = await release(ada, { title });
  expect((await find(query, 'album')).map(({ id }) => id)).toContain(album.id);
});

test.each([
  ['Kaleidoscope Harbour', 'kaleidoscpe'],
  ['Velvet Thunderbird', 'thundrebird'],
  ['Marigold Queens', 'mariglod quens'],
])('%s is found despite the typing errors of "%s"', async (title, query) => {
  await release(ada, { title });
  expect(await titles(query, 'album')).toContain(title);
});

test('ranks the exact title before a prefix, before a word within, before a similar one', async () => {
  const name = word('Zephyrbloom');
  for (const title of [`Under ${name}`, `${name} Rising`, name, `${name.slice(0, -3)}xyz`])
    await release(ada, { title });
  expect(await titles(name, 'album')).toEqual([name, `${name} Rising`, `Under ${name}`, `${name.slice(0, -3)}xyz`]);
});

test('of equal names the more played one is first', async () => {
  const title = word('Hollowmere');
  const [, loud] = [await release(ada, { title }), await release(ada, { title })];
  const lena = await listener();
  await countPlay(lena, loud.trackId);
  await done(server().rpc('refresh_popularity', {}));
  expect((await find(title, 'album')).map(({ id }) => id)[0]).toBe(loud.id);
});

test('drafts, tracks that are not ready and withdrawn albums are not found, not even by their artist', async () => {
  const title = word('Vaultkeep');
  const hidden = await draft(ada, { title });
  await readyTrack(ada, hidden.id, { title });
  expect(await find(title, undefined, ada.rest)).toEqual([]);

  await done(
    ada.rest
      .from('tracks')
      .insert({ album_id: hidden.id, title: `${title} two`, track_number: 2 })
      .select(),
  );
  await publish(hidden.id);
  expect((await titles(title)).sort()).toEqual([title, title]);

  await done(ada.rest.rpc('withdraw_album', { album_id: hidden.id }));
  expect(await find(title)).toEqual([]);
});

test('finds new names, also of artists, and not what is deleted', async () => {
  const [before, after] = [word('Oldwick'), word('Newmarch')];
  const singer = await artist(before);
  const album = await release(singer, { title: 'Quiet Rooms' });
  await done(singer.rest.from('profiles').update({ name: after }).eq('id', singer.id).select());
  expect(await find(before)).toEqual([]);
  expect((await find(after)).map(({ kind }) => kind).sort()).toEqual(['album', 'artist', 'track']);

  await done(singer.rest.from('albums').delete().eq('id', album.id).select());
  expect((await find(after)).map(({ kind }) => kind)).toEqual(['artist']);
});

test('pages without gaps or repeats and returns the total count', async () => {
  const title = word('Pagewright');
  for (let number = 1; number <= 7; number += 1) await release(ada, { title: `${title} ${number}` });
  const page = (skip: number) =>
    done(guest().rpc('search_catalog', { query: title, only_kind: 'album', page_size: 3, skip }));
  const pages = [...(await page(0)), ...(await page(3)), ...(await page(6))];
  expect(new Set(pages.map(({ id }) => id)).size).toBe(7);
  expect(pages.map(({ found }) => found)).toEqual(Array(7).fill(7));
});

test('suggests at most four of each kind', async () => {
  const title = word('Suggestible');
  for (let number = 1; number <= 5; number += 1) await release(ada, { title: `${title} ${number}` });
  const kinds = (await done(guest().rpc('search_suggestions', { query: title }))).map(({ kind }) => kind);
  expect(kinds).toEqual(Array(4).fill('album'));
});

test.each(['', '   ', '%', "'; drop table albums; --", '\\', '(((', '\u0001', '_'.repeat(5000), '日本語', 'a'])(
  'takes %j calmly',
  async (query) => {
    expect(Array.isArray(await find(query))).toBe(true);
  },
);

test('refuses a kind that does not exist', async () => {
  expect(await refusalOf(guest().rpc('search_catalog', { query: 'x', only_kind: 'podcast' }))).toBe('invalid_kind');
});

test('ranks a limited number of candidates, however many match', async () => {
  const [{ candidates }] = await sql()<[{ candidates: number }]>`
    with filled as (
      insert into private.search_entries (id, kind, title, haystack)
      select gen_random_uuid(), 'album', 'gloamwood ' || n, 'gloamwood ' || n from generate_series(1, 2000) as n returning 1)
    select count(*)::int as candidates from filled`;
  expect(candidates).toBe(2000);
  const [{ ranked }] = await sql()<[{ ranked: number }]>`
    select count(*)::int as ranked from private.search_candidates('album', 'gloamwood')`;
  expect(ranked).toBeGreaterThanOrEqual(100);
  expect(ranked).toBeLessThanOrEqual(500);
  await sql()`delete from private.search_entries where title like 'gloamwood %'`;
});

test('a played album is found among hundreds whose titles begin with the word, until it has another name', async () => {
  await sql()`
    insert into private.search_entries (id, kind, title, haystack)
    select gen_random_uuid(), 'album', 'larkhollow ' || n, 'larkhollow ' || n from generate_series(1, 200) as n`;
  const played = await release(ada, { title: 'Under Larkhollow' });
  const isFound = async () => {
    const rows = await sql()<{ id: string }[]>`select id from private.search_candidates('album', 'larkhollow')`;
    return rows.some(({ id }) => id === played.id);
  };
  expect(await isFound()).toBe(false);
  const lena = await listener();
  await countPlay(lena, played.trackId);
  await done(server().rpc('refresh_popularity', {}));
  expect(await isFound()).toBe(true);

  // Both before popularity is refreshed again.
  const rename = (title: string) => done(ada.rest.from('albums').update({ title }).eq('id', played.id).select());
  await rename('Under Brackenmoor');
  expect(await titles('larkhollow', 'album')).not.toContain('Under Brackenmoor');
  await rename('Below Larkhollow');
  expect(await isFound()).toBe(true);
  await done(ada.rest.rpc('withdraw_album', { album_id: played.id }));
  expect(await isFound()).toBe(false);
  await sql()`delete from private.search_entries where title like 'larkhollow %'`;
});

test('words that many rows have are meant as they are written', async () => {
  const written = async (rows: number) => {
    await sql()`
      insert into private.search_entries (id, kind, title, haystack)
      select gen_random_uuid(), 'album', 'brindlefen ' || n, 'brindlefen ' || n from generate_series(1, ${rows}::int) as n`;
    await sql()`insert into private.search_entries (id, kind, title, haystack)
      values (gen_random_uuid(), 'album', 'brindelfen', 'brindelfen')`;
    const found = await sql()<{ title: string }[]>`
      select entry.title from private.search_candidates('album', 'brindlefen') join private.search_entries as entry using (id)`;
    await sql()`delete from private.search_entries where title like 'brind%'`;
    return found.map(({ title }) => title);
  };
  expect(await written(19)).toContain('brindelfen');
  expect(await written(20)).not.toContain('brindelfen');
});

test.each(['afrobeat', 'Afrob', 'AFROBEAT'])('finds albums by their genre: %s', async (query) => {
  const album = await release(ada, { title: word('Ngaliema'), genre: 'Folk, Afrobeat' });
  expect((await find(query, 'album')).map(({ id }) => id)).toContain(album.id);
});

test('finds a genre by its name in another language, after titles with that name', async () => {
  const named = await release(ada, { title: 'Latynoska', genre: 'Jazz' });
  const album = await release(ada, { title: word('Brisa'), genre: 'Latin' });
  const ids = (await find('latynoska', 'album')).map(({ id }) => id);
  expect(ids[0]).toBe(named.id);
  expect(ids).toContain(album.id);
});

test('knows each genre by its names in libs/i18n', async () => {
  const rows = await sql()`select word, genre from private.genre_words`;
  const known = new Set(rows.map((row) => `${String(row.word)} ${String(row.genre)}`));
  for (const language of LANGUAGES) {
    const { genres } = JSON.parse(readFileSync(`libs/i18n/locales/${language}/common.json`, 'utf8')) as {
      genres: Record<string, string>;
    };
    for (const genre of GENRES) {
      const [row] = await sql()`select private.plain_text(${genres[genreSlug(genre)]!}) as word`;
      expect([...known]).toContain(`${String(row!.word)} ${genre}`);
    }
  }
});

test.each([
  ['nigthjar', 'Nightjar'],
  ['brokne', 'Broken'],
  ['krautrokc', 'Krautrock'],
])('corrects the typing error in %s', async (query, title) => {
  const album = await release(ada, { title: `${title} Parade` });
  expect((await find(query, 'album')).map(({ id }) => id)).toContain(album.id);
});

test('ranks a corrected word before a more played one that only begins alike', async () => {
  const meant = await release(ada, { title: 'Nightowl Parade' });
  const rows = await sql()<{ id: string }[]>`
    insert into public.albums (title, artist_id, genre, release_date, state, published_at)
    select 'Nights ' || n, ${ada.id}, '', date '2020-01-01', 'public', now() from generate_series(1, 25) as n returning id`;
  const ids = rows.map(({ id }) => id);
  await sql()`update private.listings set popularity = 5000 where id = any (${ids})`;
  expect((await find('nigthowl', 'album'))[0]).toMatchObject({ id: meant.id });
  await sql()`delete from public.albums where id = any (${ids})`;
});
