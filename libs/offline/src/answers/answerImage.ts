import { IMAGE_CACHE } from '../cacheNames.ts';
import { matchKept } from '../kept/matchKept.ts';
import { MOST_IMAGES } from '../limits.ts';
import { putNewest } from '../trimCache.ts';
import type { Answering } from './answering.ts';

/** A picture: from the network, where the browser's own cache is asked first; without one, as it was seen or kept. */
export async function answerImage(request: Request, { caches, fetch, later }: Answering): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && answer.type !== 'opaque') {
      const copy = answer.clone();
      later(caches.open(IMAGE_CACHE).then((cache) => putNewest(cache, request.url, copy, MOST_IMAGES)));
    }
    return answer;
  } catch (error) {
    const seen = await caches.open(IMAGE_CACHE).then((cache) => cache.match(request.url));
    const kept = seen ?? (await matchKept(caches, request.url));
    if (kept) return kept;
    throw error;
  }
}
