import { FILE_CACHE } from '../cacheNames.ts';
import { matchesIntegrity } from '../matchesIntegrity.ts';
import type { Answering } from './answering.ts';

/** Asked so, somebody found out that what lies in a cache is wrong. */
const PAST_CACHES: RequestCache[] = ['reload', 'no-store', 'no-cache'];

/**
 * A file that never changes: from the device, else from the network and kept. The browser compares it with the hash that the page
 * names. Where it tells that hash here too, which Chromium does not for elements of the page, what is wrong is fetched anew.
 */
export async function answerFile(request: Request, { caches, fetch, later }: Answering): Promise<Response> {
  const files = await caches.open(FILE_CACHE);
  const kept = PAST_CACHES.includes(request.cache) ? undefined : await files.match(request.url);
  if (kept) {
    if (await matchesIntegrity(kept.clone(), request.integrity)) return kept;
    await files.delete(request.url);
  }
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type !== 'opaque') later(files.put(request.url, answer.clone()));
  return answer;
}
