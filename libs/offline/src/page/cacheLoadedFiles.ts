import { FILE_CACHE, IMAGE_CACHE } from '../cacheNames.ts';
import { kindOf } from '../requestKind.ts';
import type { WorkerContext } from './refreshPage.ts';

/**
 * Caches the files that a page loaded before the worker was installed. Most of them come from the browser's HTTP cache.
 * @param urls as the page requested them
 */
export async function cacheLoadedFiles(
  { caches, fetch, origin }: WorkerContext,
  urls: readonly string[],
): Promise<void> {
  for (const url of new Set(urls)) {
    const kind = URL.canParse(url) ? kindOf({ method: 'GET', url, mode: 'cors' }, origin) : null;
    if (kind !== 'file' && kind !== 'image') continue;
    const cache = await caches.open(kind === 'file' ? FILE_CACHE : IMAGE_CACHE);
    if (await cache.match(url)) continue;
    const answer = await fetch(url, { credentials: 'same-origin' }).catch(() => null);
    if (answer?.status === 200) await cache.put(url, answer);
  }
}
