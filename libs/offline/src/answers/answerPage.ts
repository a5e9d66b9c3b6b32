import { OFFLINE_PAGE_PATH } from '@fairtone/contracts/offline';
import { PAGE_CACHE } from '../cacheNames.ts';
import { offlineFallbackPage } from '../page/offlineFallbackPage.ts';
import { cachePreloadedResponses } from '../page/cachePreloadedResponses.ts';
import type { RequestContext } from './requestContext.ts';

/** Ms after which a slow network counts as offline, if a page is cached. */
const PAGE_WITHIN_MS = 3000;

type PageAnswering = RequestContext & {
  languages: readonly string[];
  /** Resolves after `durationMs` milliseconds. */
  wait: (durationMs: number) => Promise<void>;
  /** Response that the browser requested while the worker was starting (navigation preload). */
  preloaded?: Promise<Response | undefined>;
};

/**
 * Answers a navigation with the currently released page. Offline, on a network that does not answer in time, or on a server error, answers
 * with the cached page.
 */
export async function answerPage(request: Request, answering: PageAnswering): Promise<Response> {
  const { caches, fetch, languages, later, wait, preloaded } = answering;
  const asked = Promise.resolve(preloaded)
    .then((early) => early ?? fetch(request))
    .catch(() => null);
  later(asked);
  const kept = async () => (await caches.open(PAGE_CACHE)).match(OFFLINE_PAGE_PATH);
  const inTime = await Promise.race([asked, wait(PAGE_WITHIN_MS).then(() => 'late' as const)]);
  const answer = inTime === 'late' ? ((await kept()) ?? (await asked)) : inTime;
  if (!answer) return (await kept()) ?? offlineFallbackPage(languages);
  if (answer.status >= 500) return (await kept()) ?? answer;
  if (answer.ok && inTime !== 'late') later(cachePreloadedResponses(answer.clone(), answering));
  return answer;
}
