import type postgres from 'postgres';

/** Paths of each kind of page; visits take them in turn, so that hardly any is visited twice. */
export type Paths = Record<string, string[]>;

const MOST_PATHS = 300;
/** Words of the benchmark's titles: in many of them, in few, and a beginning. Each fills its page in a shop of a thousand albums, too. */
const SEARCHED = { 'search, common word': 'love', 'search, rare word': 'quaimp', 'search, beginning of a word': 'bra' };

/** Pages of a filled shop. @param searched further words to search for */
export async function pathsOf(url: string, sql: postgres.Sql, searched: string[]): Promise<Paths> {
  const rows = await sql<{ id: string }[]>`
    select id from public.albums where state = 'public' order by md5(id::text) limit ${MOST_PATHS}`;
  const index = await read(url, '/sitemap.xml');
  const searches = { ...SEARCHED, ...Object.fromEntries(searched.map((words) => [`search, ${words}`, words])) };
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
