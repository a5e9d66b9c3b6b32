import { IMAGE_CACHE } from '../cacheNames.ts';
import { matchSavedAlbum } from '../saved/matchSavedAlbum.ts';
import { MAX_IMAGES } from '../limits.ts';
import { putAndTrim } from '../trimCache.ts';
import type { RequestContext } from './requestContext.ts';

/** Answers a request for a picture: from the network through the browser's HTTP cache; offline, from the pictures that were seen or saved. */
export async function answerImage(request: Request, { caches, fetch, later }: RequestContext): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && answer.type !== 'opaque') {
      const copy = answer.clone();
      later(caches.open(IMAGE_CACHE).then((cache) => putAndTrim(cache, request.url, copy, MAX_IMAGES)));
    }
    return answer;
  } catch (error) {
    const seen = await caches.open(IMAGE_CACHE).then((cache) => cache.match(request.url));
    const kept = seen ?? (await matchSavedAlbum(caches, request.url));
    if (kept) return kept;
    throw error;
  }
}
