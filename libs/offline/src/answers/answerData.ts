import { dataCacheOf, EVERYBODY } from '../cacheNames.ts';
import { MOST_ANSWERS } from '../limits.ts';
import { askerOf, dataKey } from '../publicData.ts';
import { putNewest } from '../trimCache.ts';
import type { Answering } from './answering.ts';

/**
 * A public answer: always what is true now; without a network, what was true when this person, or everybody, was told last.
 * @throws as `fetch` does, when there is no network and nothing was kept
 */
export async function answerData(request: Request, { caches, fetch, origin, later }: Answering): Promise<Response> {
  const asker = askerOf(request.headers);
  const key = dataKey(request.url, request.headers, origin);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      later(caches.open(dataCacheOf(asker)).then((cache) => putNewest(cache, key, copy, MOST_ANSWERS)));
    }
    return answer;
  } catch (error) {
    if (request.signal?.aborted) throw error;
    for (const person of [asker, EVERYBODY]) {
      const kept = await caches.open(dataCacheOf(person)).then((cache) => cache.match(key));
      if (kept) return kept;
    }
    throw error;
  }
}
