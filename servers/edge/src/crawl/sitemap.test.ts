import type { GuestApi } from '../pages/guestApi.ts';
import { sitemapIndex, sitemapPage } from './sitemap.ts';

const SITE = { url: 'https://shop.test', articles: () => ({}) };

/** A data API with so many albums, the n-th of them in the n-th part, and again from the first. */
function shopWith(count: number) {
  const paths: string[] = [];
  const api: GuestApi = {
    get: async (path) => ({ isOk: true, body: path.endsWith('count_albums') ? count : 0 }),
    rows: async (path, schema) => {
      paths.push(path);
      const { part, parts, after_id: after = '' } = Object.fromEntries(new URL(path, SITE.url).searchParams);
      const ids = Array.from({ length: count }, (_, at) => String(at).padStart(8, '0'));
      const page = ids.filter((id) => Number(id) % Number(parts) === Number(part) - 1 && id > after);
      return page.slice(0, 1000).map((id) => schema.parse({ id, changed_at: '2026-01-01' }));
    },
  };
  return { api, paths };
}

const locations = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!);
const partsOf = async (count: number) =>
  locations(await sitemapIndex(shopWith(count).api, SITE.url)).filter((url) => !url.endsWith('places.xml'));

test('a small shop has one sitemap of its albums, an empty one none', async () => {
  expect(await partsOf(900)).toEqual(['https://shop.test/sitemaps/albums/1-of-1.xml']);
  expect(await partsOf(0)).toEqual([]);
});

test.each([
  [901, 2],
  [9 * 900, 10],
  [10 * 900, 10],
  [1_000_000, 1280],
  [1_150_000, 1280],
  [1_000_000_000, 50_000],
])('%d albums have %d sitemaps', async (count, parts) => expect(await partsOf(count)).toHaveLength(parts));

test('every album is in one of the sitemaps', async () => {
  const { api } = shopWith(2000);
  const parts = await partsOf(2000);
  const urls = await Promise.all(parts.map((url) => sitemapPage(api, SITE, url.split('/sitemaps/')[1]!)));
  const all = urls.flatMap(locations);
  expect(all).toHaveLength(2000);
  expect(new Set(all).size).toBe(2000);
});

test('a part with more entries than a response has is read to its end', async () => {
  const { api, paths } = shopWith(2500);
  expect(locations(await sitemapPage(api, SITE, 'albums/1-of-1.xml'))).toHaveLength(2500);
  expect(paths).toHaveLength(3);
});

test.each(['albums/none.xml', 'albums/.xml', 'people/1-of-1.xml', 'albums/1-of-1.xml'])(
  '%s does not exist',
  async (name) => expect(await sitemapPage(shopWith(0).api, SITE, name)).toBeNull(),
);
