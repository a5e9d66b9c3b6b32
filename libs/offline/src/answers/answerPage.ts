import { OFFLINE_PAGE_PATH } from '@fairtone/contracts/offline';
import { PAGE_CACHE } from '../cacheNames.ts';
import { offlineFallbackPage } from '../page/offlineFallbackPage.ts';
import { cachePreloadedResponses } from '../page/cachePreloadedResponses.ts';
import type { RequestContext } from './requestContext.ts';

/** After this long a line counts as none, where there is a page to show instead. */
const PAGE_WITHIN_MS = 3000;

type PageAnswering = RequestContext & {
  languages: readonly string[];
  /** Resolves after so many milliseconds. */
  wait: (durationMs: number) => Promise<void>;
  /** The answer that the browser asked for while the worker was starting. */
  preloaded?: Promise<Response | undefined>;
};

/**
 * A visit: always as it is released now. Without a network, on a line that does not answer in time, or from a host that is
 * broken, the page that was taken whole before.
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
