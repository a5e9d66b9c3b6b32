import { ownCacheOf } from '../cacheNames.ts';
import { MAX_OWN_RESPONSES } from '../limits.ts';
import { ownerOfList } from '../ownData.ts';
import { userIdOfRequest, dataKey } from '../publicData.ts';
import { putAndTrim } from '../trimCache.ts';
import type { RequestContext } from './requestContext.ts';

/**
 * Answers a private request: from the network; offline, with the user's last response. A cached response is only used with that user's
 * token, and is deleted at sign-out.
 * @throws as `fetch` does, when offline and nothing is cached
 */
export async function answerOwn(request: Request, { caches, fetch, origin, later }: RequestContext): Promise<Response> {
  const person = userIdOfRequest(request.headers);
  if (ownerOfList(request.url) !== person) return fetch(request);
  const cache = await caches.open(ownCacheOf(person));
  const key = dataKey(request.url, request.headers, origin);
  try {
    const answer = await fetch(request);
    if (answer.ok) later(putAndTrim(cache, key, answer.clone(), MAX_OWN_RESPONSES));
    return answer;
  } catch (error) {
    const kept = request.signal?.aborted ? undefined : await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}
