import * as z from 'zod/mini';
import type { GuestApi } from '../pages/guestApi.ts';
import type { Articles } from '../shell/shellBuild.ts';
import { absolute, albumPath, artistPath } from '../pages/structured.ts';
import { element, XML_DECLARATION, xmlText } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const KINDS = {
  albums: { kind: 'album', count: 'count_albums', pathOf: albumPath },
  artists: { kind: 'artist', count: 'count_artists', pathOf: artistPath },
} as const;
type Topic = keyof typeof KINDS;

/** Entries of one response of the data API. */
const PAGE_SIZE = 1000;
/** Entries of a part on average at most. More make each part slower, fewer the index. */
const MOST_ON_AVERAGE = 900;
/** https://www.sitemaps.org/protocol.html: a sitemap has 50,000 addresses at most, and an index as many sitemaps. */
const MOST_ENTRIES = 50_000;

/** Pages that always exist. */
const PLACES = ['/', '/explore', '/all-albums', '/artists', '/for-artists'];

const entrySchema = z.object({ id: z.string(), changed_at: z.string() });

/** The sitemap index: one sitemap of fixed pages, and some of albums and of artists, of about equal sizes. */
export async function sitemapIndex(api: GuestApi, siteUrl: string): Promise<string> {
  const topics = Object.keys(KINDS) as Topic[];
  const parts = await Promise.all(
    topics.map(async (topic) => {
      const { isOk, body } = await api.get(`/rest/v1/rpc/${KINDS[topic].count}`);
      const count = partsFor(isOk ? z.number().parse(body) : 0);
      return Array.from({ length: count }, (_, at) => `${topic}/${at + 1}-of-${count}.xml`);
    }),
  );
  const folder = xmlText(absolute(siteUrl, '/sitemaps/'));
  const entries = ['places.xml', ...parts.flat()].map((name) => `<sitemap><loc>${folder}${name}</loc></sitemap>`);
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
}

/** Into how many parts so many entries go: rounded up to few numbers, so that the addresses of the parts seldom change. */
function partsFor(entries: number): number {
  const least = Math.ceil(entries / MOST_ON_AVERAGE);
  const step = 2 ** Math.max(0, Math.floor(Math.log2(least)) - 2);
  return Math.min(Math.ceil(least / step) * step, MOST_ENTRIES);
}

/** One sitemap by the rest of its path; null when it does not exist. */
export async function sitemapPage(
  api: GuestApi,
  { url: siteUrl, articles }: { url: string; articles: () => Articles },
  name: string,
): Promise<string | null> {
  if (name === 'places.xml') {
    return urlSet([...PLACES, ...Object.keys(articles())].map((path) => ({ url: absolute(siteUrl, path) })));
  }
  const [, topic, part, parts] = /^(albums|artists)\/(\d{1,5})-of-(\d{1,5})\.xml$/.exec(name) ?? [];
  if (!topic || !part) return null;
  const { kind, pathOf } = KINDS[topic as Topic];
  const rows = await entriesOf(api, `kind=${kind}&part=${part}&parts=${parts}`);
  if (rows.length === 0) return null;
  const folder = absolute(siteUrl, pathOf(''));
  return urlSet(rows.map(({ id, changed_at: changedAt }) => ({ url: folder + id, changedAt })));
}

async function entriesOf(api: GuestApi, wanted: string) {
  const entries: z.infer<typeof entrySchema>[] = [];
  for (let isMore = true; isMore && entries.length < MOST_ENTRIES;) {
    const last = entries.at(-1);
    const after = last ? `&after_id=${last.id}` : '';
    const path = `/rest/v1/rpc/sitemap_page?${wanted}${after}`;
    const rows = (await api.rows(path, entrySchema)) ?? [];
    entries.push(...rows);
    isMore = rows.length === PAGE_SIZE;
  }
  return entries;
}

function urlSet(entries: { url: string; changedAt?: string }[]): string {
  const urls = entries.map(
    ({ url, changedAt }) => `<url>${element('loc', url)}${changedAt ? element('lastmod', changedAt) : ''}</url>`,
  );
  return `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">${urls.join('')}</urlset>`;
}

/** Personal pages and services, which do not belong into search results. */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...['/auth/', '/checkout', '/dashboard', '/create-album', '/edit-album/', '/functions/', '/oembed', '/search'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${absolute(siteUrl, '/sitemap.xml')}`,
    '',
  ].join('\n');
