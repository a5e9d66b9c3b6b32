import { KEPT_MARK, OFFLINE_PAGE_PATH } from '@fairtone/contracts/offline';
import { FILE_CACHE, PAGE_CACHE } from '../cacheNames.ts';
import { filesNamedBy } from './readPageHtml.ts';
import { trimFiles } from './trimFiles.ts';

/** What the worker works with; tests bring their own. */
export interface WorkerContext {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** Of the site. */
  origin: string;
  /** Names of all files of the shell's build that this worker came with. */
  shellFiles: readonly string[];
}

/**
 * Takes the page as it is released now, with every file that it names. Only when all of them are here does it replace the one
 * before, and only then do the files of versions that it no longer names go.
 * @param keepsOld while another worker still answers for pages of an older shell, whose files are not known here
 * @returns whether it was taken
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
  if (!keepsOld) await trimFiles(files, { named, shellFiles, origin });
  return true;
}

/** Makes sure that a file is here. What is not what the page names is not taken. */
async function take(files: Cache, fetchFile: typeof fetch, url: string, integrity: string): Promise<boolean> {
  if (await files.match(url)) return true;
  const answer = await fetchFile(url, { ...(integrity && { integrity }), credentials: 'same-origin' }).catch(
    () => null,
  );
  if (answer?.status !== 200) return false;
  await files.put(url, answer);
  return true;
}

/** The headers of a page that is unpacked: its policy above all. */
function plain({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie', 'etag']) kept.delete(name);
  return kept;
}
