import { dataCacheOf, PUBLIC_OWNER } from '../cacheNames.ts';
import { userIdOfRequest, dataKey } from '../publicData.ts';
import { putData } from '../putData.ts';
import type { RequestContext } from './requestContext.ts';

/**
 * Answers a public request: from the network; offline, with the last response for this user or for all users.
 * @throws as `fetch` does, when offline and nothing is cached
 */
export async function answerData(
  request: Request,
  { caches, fetch, origin, later }: RequestContext,
): Promise<Response> {
  const userId = userIdOfRequest(request.headers);
  const key = dataKey(request.url, request.headers, origin);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      later(caches.open(dataCacheOf(userId)).then((cache) => putData(cache, key, copy)));
    }
    return answer;
  } catch (error) {
    if (request.signal?.aborted) throw error;
    for (const person of [userId, PUBLIC_OWNER]) {
      const kept = await caches.open(dataCacheOf(person)).then((cache) => cache.match(key));
      if (kept) return kept;
    }
    throw error;
  }
}
