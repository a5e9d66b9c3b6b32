import { FILE_CACHE, IMAGE_CACHE } from '../cacheNames.ts';
import { kindOf } from '../requestKind.ts';
import type { WorkerContext } from './refreshPage.ts';

/**
 * Keeps what a page had loaded before the worker was there. Most of it lies in the browser's own cache still.
 * @param urls as the page saw them
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
