import { FILE_CACHE } from '../cacheNames.ts';
import { matchesIntegrity } from '../matchesIntegrity.ts';
import type { RequestContext } from './requestContext.ts';

/** Cache modes of requests that were sent because the cached file is wrong. */
const CACHE_MODES: RequestCache[] = ['reload', 'no-store', 'no-cache'];

type FileAnswering = RequestContext & {
  /** Resolves to the integrity hash of a URL in the page's HTML; empty when the HTML has none. */
  hashOf: (url: string) => Promise<string>;
};

/**
 * Answers a request for a file that never changes: from the cache, otherwise from the network, and caches it. A cached file whose hash differs from the
 * one in its page is fetched again; from then on, so is every file that cannot be verified. The browser compares hashes again before it runs a script.
 */
export async function answerFile(request: Request, answering: FileAnswering): Promise<Response> {
  const { caches, fetch, later, hashOf } = answering;
  const files = await caches.open(FILE_CACHE);
  const kept = CACHE_MODES.includes(request.cache) ? undefined : await files.match(request.url);
  if (kept) {
    if (await matchesIntegrity(kept.clone(), request.integrity || (await hashOf(request.url)))) return kept;
    await forgetUnnamed(files, request.url, hashOf);
  }
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type !== 'opaque') later(files.put(request.url, answer.clone()));
  return answer;
}

async function forgetUnnamed(files: Cache, wrong: string, hashOf: FileAnswering['hashOf']): Promise<void> {
  for (const { url } of await files.keys()) if (url === wrong || !(await hashOf(url))) await files.delete(url);
}
