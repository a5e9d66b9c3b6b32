import type postgres from 'postgres';

/** Paths of each kind of page; visits take them in turn, so that hardly any is visited twice. */
export type Paths = Record<string, string[]>;

const MOST_PATHS = 300;
/** Words to search for, by the name of their page. */
export type Searches = Record<string, string>;

/** As many of a kind as the results page shows. */
const SHOWN = 12;

/**
 * Words of the benchmark's titles: in many of them, in few, and a beginning. The rare word is the one of a shop's own rare words that
 * finds most there: a page with three results has less to do than a full one, in a shop of any size.
 */
export async function searchesOf(sql: postgres.Sql, further: string[]): Promise<Searches> {
  const [rare] = await sql<[{ word: string }]>`
    with rare as materialized (
      select word from private.search_entries, unnest(string_to_array(title, ' ')) as word
      where kind = 'album' and word ~ '^[a-z]{4,}$' group by word having count(*) <= 3 order by md5(word) limit 60)
    select word from rare cross join lateral (select count(*) as rows from public.search_catalog(word, null, ${SHOWN})) as found
    order by found.rows desc, word limit 1`;
  return {
    'search, common word': 'love',
    'search, rare word': rare.word,
    'search, beginning of a word': 'bra',
    ...Object.fromEntries(further.map((words) => [`search, ${words}`, words])),
  };
}

/** Pages of a filled shop. */
export async function pathsOf(url: string, sql: postgres.Sql, searches: Searches): Promise<Paths> {
  const rows = await sql<{ id: string }[]>`
    select id from public.albums where state = 'public' order by md5(id::text) limit ${MOST_PATHS}`;
  const index = await read(url, '/sitemap.xml');
  const maps = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/albums\/[^<]*)<\/loc>/g)].map(([, path]) => path!);
  return {
    album: rows.map(({ id }) => `/album/${id}`),
    sitemap: maps.slice(0, MOST_PATHS),
    'sitemap index': ['/sitemap.xml'],
    'all albums': ['/all-albums'],
    ...Object.fromEntries(
      Object.entries(searches).map(([page, words]) => [page, [`/search?q=${encodeURIComponent(words)}`]]),
    ),
  };
}

/** Visits a page as a guest. @returns ms until its last byte @throws when it is not answered with 200 */
export async function visit(url: string, path: string): Promise<number> {
  const startedAt = performance.now();
  await read(url, path);
  return performance.now() - startedAt;
}

async function read(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path, { headers: { accept: 'text/html,application/xml', 'accept-language': 'en' } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return text;
}
