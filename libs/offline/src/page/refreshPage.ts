import { KEPT_MARK, OFFLINE_PAGE_PATH } from '@fairtone/contracts/offline';
import { FILE_CACHE, PAGE_CACHE } from '../cacheNames.ts';
import { filesNamedBy } from './readPageHtml.ts';
import { trimFiles } from './trimFiles.ts';

/** Dependencies of the worker; tests replace them. */
export interface WorkerContext {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** Origin of the site. */
  origin: string;
  /** Names of all files of this worker's shell build. */
  shellFiles: readonly string[];
}

/**
 * Caches the currently released page and all files that it names. It replaces the previous page only when all of them are cached; then files of
 * versions that it no longer names are deleted.
 * @param keepsOld true while another worker still serves pages of an older shell, whose files are unknown here
 * @returns whether the page was cached
 */
export async function refreshPage(
  { caches, fetch, origin, shellFiles }: WorkerContext,
  keepsOld = false,
): Promise<boolean> {
  const answer = await fetch(OFFLINE_PAGE_PATH, { cache: 'no-cache' }).catch(() => null);
  if (!answer?.ok) return false;
  const html = await answer.text();
  const named = filesNamedBy(html, origin);
  if (!named) return false;
  const files = await caches.open(FILE_CACHE);
  const isHere = await Promise.all([...named.files].map(([url, integrity]) => take(files, fetch, url, integrity)));
  if (isHere.includes(false)) return false;
  const page = await caches.open(PAGE_CACHE);
  await page.put(
    OFFLINE_PAGE_PATH,
    new Response(html.replace('<html', `<html ${KEPT_MARK}`), { headers: plain(answer) }),
  );
  if (!keepsOld) await trimFiles(files, { named, shellFiles, origin, fetch });
  return true;
}

/** Caches a file unless it is cached. A file with another hash than the page names is not cached. */
async function take(files: Cache, fetchFile: typeof fetch, url: string, integrity: string): Promise<boolean> {
  if (await files.match(url)) return true;
  const answer = await fetchFile(url, { ...(integrity && { integrity }), credentials: 'same-origin' }).catch(
    () => null,
  );
  if (answer?.status !== 200) return false;
  await files.put(url, answer);
  return true;
}

/** Headers for the decoded page, above all its content security policy. */
function plain({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie', 'etag']) kept.delete(name);
  return kept;
}
