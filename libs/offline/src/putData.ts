import { MAX_PUBLIC_RESPONSES } from './limits.ts';
import { putAndTrim } from './trimCache.ts';

/**
 * Caches a public response of the data API. A list of one row is cached as that row too: a screen that requests a single row may have got
 * the list, which was requested before it opened or came with its page.
 * @param key as `dataKey` returns it
 */
export async function putData(cache: Cache, key: string, answer: Response): Promise<void> {
  const url = new URL(key);
  const isList = !url.searchParams.has('_form') && !url.searchParams.has('_prefer');
  const list = isList ? answer.clone() : null;
  await putAndTrim(cache, key, answer, MAX_PUBLIC_RESPONSES);
  const rows: unknown = await list?.json().catch(() => null);
  if (!Array.isArray(rows) || rows.length !== 1) return;
  url.searchParams.set('_form', 'row');
  await putAndTrim(cache, url.href, Response.json(rows[0]), MAX_PUBLIC_RESPONSES);
}
