import { dataCacheOf, PUBLIC_OWNER, GUEST } from '../cacheNames.ts';
import { isPublicData } from '../publicData.ts';
import { putData } from '../putData.ts';
import { firstAnswersOf } from './readPageHtml.ts';

type Place = { caches: CacheStorage; origin: string };

/** Caches the preloaded responses in a page's HTML as if its screen had requested them: for guests, or for all users. */
export async function cachePreloadedResponses(page: Response, { caches, origin }: Place): Promise<void> {
  const answers = Object.entries(firstAnswersOf(await page.text()));
  for (const [key, { body, isForAll }] of answers) {
    const url = new URL(key, origin);
    if (!isPublicData(url.pathname)) continue;
    const cache = await caches.open(dataCacheOf(isForAll ? PUBLIC_OWNER : GUEST));
    await putData(cache, url.href, Response.json(body));
  }
}
