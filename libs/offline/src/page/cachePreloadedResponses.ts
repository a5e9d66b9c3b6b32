import { dataCacheOf, PUBLIC_OWNER, GUEST } from '../cacheNames.ts';
import { MAX_PUBLIC_RESPONSES } from '../limits.ts';
import { isPublicData } from '../publicData.ts';
import { trimCache } from '../trimCache.ts';
import { firstAnswersOf } from './readPageHtml.ts';

type Place = { caches: CacheStorage; origin: string };

/** Caches the preloaded responses in a page's HTML as if its screen had requested them: for guests, or for all users. */
export async function cachePreloadedResponses(page: Response, { caches, origin }: Place): Promise<void> {
  const answers = Object.entries(firstAnswersOf(await page.text()));
  for (const [key, { body, isForAll }] of answers) {
    const url = new URL(key, origin);
    if (!isPublicData(url.pathname)) continue;
    const cache = await caches.open(dataCacheOf(isForAll ? PUBLIC_OWNER : GUEST));
    await cache.put(url.href, Response.json(body));
    const [row, ...more] = Array.isArray(body) ? (body as unknown[]) : [];
    if (row !== undefined && more.length === 0) {
      url.searchParams.set('_form', 'row');
      await cache.put(url.href, Response.json(row));
    }
    await trimCache(cache, MAX_PUBLIC_RESPONSES);
  }
}
