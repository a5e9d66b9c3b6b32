import * as z from 'zod/mini';
import type { GuestApi } from '../pages/guestApi.ts';
import type { Articles } from '../shell/shellBuild.ts';
import { absolute, albumPath, artistPath } from '../pages/structured.ts';
import { element, XML_DECLARATION } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const KINDS = {
  albums: { kind: 'album', count: 'count_albums', pathOf: albumPath },
  artists: { kind: 'artist', count: 'count_artists', pathOf: artistPath },
} as const;
type Topic = keyof typeof KINDS;

/** Entries of one response of the data API. */
const PAGE_SIZE = 1000;
/** Entries of a part on average at most: its size varies by chance. */
const MOST_ON_AVERAGE = 1000;
/** https://www.sitemaps.org/protocol.html: a sitemap has 50,000 addresses at most. */
const MOST_ENTRIES = 50_000;
/** The one part of a small shop. */
const ALL = 'all';

/** Pages that always exist. */
const PLACES = ['/', '/explore', '/all-albums', '/artists', '/for-artists'];

const entrySchema = z.object({ id: z.string(), changed_at: z.string() });

/** The sitemap index: one sitemap of fixed pages, and one for each beginning of the ids of albums and artists. */
export async function sitemapIndex(api: GuestApi, siteUrl: string): Promise<string> {
  const topics = Object.keys(KINDS) as Topic[];
  const parts = await Promise.all(
    topics.map(async (topic) => {
      const { isOk, body } = await api.get(`/rest/v1/rpc/${KINDS[topic].count}`);
      return beginningsOf(isOk ? z.number().parse(body) : 0).map((part) => `/sitemaps/${topic}/${part}.xml`);
    }),
  );
  const paths = ['/sitemaps/places.xml', ...parts.flat()];
  const entries = paths.map((path) => `<sitemap>${element('loc', absolute(siteUrl, path))}</sitemap>`);
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
}

/** The beginnings of ids, as many hexadecimal digits of them as a number of entries needs. */
function beginningsOf(count: number): string[] {
  if (count === 0) return [];
  const digits = Math.max(0, Math.ceil(Math.log(count / MOST_ON_AVERAGE) / Math.log(16)));
  if (digits === 0) return [ALL];
  return Array.from({ length: 16 ** digits }, (_, at) => at.toString(16).padStart(digits, '0'));
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
  const [, topic, part] = /^(albums|artists)\/(all|[\da-f]{1,8})\.xml$/.exec(name) ?? [];
  if (!topic || !part) return null;
  const { kind, pathOf } = KINDS[topic as Topic];
  const rows = await entriesOf(api, kind, part === ALL ? '' : part);
  if (rows.length === 0) return null;
  return urlSet(rows.map((row) => ({ url: absolute(siteUrl, pathOf(row.id)), changedAt: row.changed_at })));
}

async function entriesOf(api: GuestApi, kind: string, beginning: string) {
  const entries: z.infer<typeof entrySchema>[] = [];
  for (let isMore = true; isMore && entries.length < MOST_ENTRIES;) {
    const last = entries.at(-1);
    const after = last ? `&after_id=${last.id}` : '';
    const path = `/rest/v1/rpc/sitemap_page?kind=${kind}&beginning=${beginning}${after}`;
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
