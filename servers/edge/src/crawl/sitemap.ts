import * as z from 'zod/mini';
import type { GuestApi } from '../pages/guestApi.ts';
import type { Articles } from '../shell/shellBuild.ts';
import { isId } from '../pages/rows/albums.ts';
import { absolute, albumPath, artistPath } from '../pages/structured.ts';
import { element, XML_DECLARATION } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const KINDS = {
  albums: { kind: 'album', pathOf: albumPath },
  artists: { kind: 'artist', pathOf: artistPath },
} as const;
type Topic = keyof typeof KINDS;

/** Pages that always exist. */
const PLACES = ['/', '/explore', '/all-albums', '/artists', '/for-artists'];

const entrySchema = z.object({ id: z.string(), changed_at: z.string() });

/** The sitemap index: one sitemap of fixed pages, and one for each thousand albums and artists. */
export async function sitemapIndex(api: GuestApi, siteUrl: string): Promise<string> {
  const topics = Object.keys(KINDS) as Topic[];
  const starts = await Promise.all(
    topics.map(async (topic) => {
      const ids = await api.rows(`/rest/v1/rpc/sitemap_starts?kind=${KINDS[topic].kind}`, z.string());
      return (ids ?? []).map((id) => `/sitemaps/${topic}/${id}.xml`);
    }),
  );
  const paths = ['/sitemaps/places.xml', ...starts.flat()];
  const entries = paths.map((path) => `<sitemap>${element('loc', absolute(siteUrl, path))}</sitemap>`);
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
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
  const [, topic, id] = /^(albums|artists)\/([\da-f-]+)\.xml$/.exec(name) ?? [];
  if (!topic || !isId(id)) return null;
  const { kind, pathOf } = KINDS[topic as Topic];
  const rows = await api.rows(`/rest/v1/rpc/sitemap_page?kind=${kind}&from_id=${id}`, entrySchema);
  if (!rows?.length) return null;
  return urlSet(rows.map((row) => ({ url: absolute(siteUrl, pathOf(row.id)), changedAt: row.changed_at })));
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
