import type { CacheSettings } from './cacheSettings.ts';
import { COPY_HEADERS } from './sharedCopy.ts';

/** A dead edge must not be seen by guests: a cache may show what it has for a day while no edge answers. */
const STALE_IF_ERROR_S = 86_400;

/**
 * Headers of a response that a cache may keep for all visitors.
 * @param browserSeconds how long a browser may keep it: no purge reaches it there
 */
export function copyHeaders({ seconds, purge }: CacheSettings, tags: string[], browserSeconds = 0) {
  return {
    'cache-control': [
      'public',
      `max-age=${browserSeconds}`,
      `s-maxage=${seconds}`,
      `stale-while-revalidate=${seconds}`,
      `stale-if-error=${STALE_IF_ERROR_S}`,
    ].join(', '),
    ...(purge?.kind === 'cloudflare' ? { 'cache-tag': tags.join() } : { 'surrogate-key': tags.join(' ') }),
  };
}

/** What the copies of a page differ by. */
export const COPY_VARY = [COPY_HEADERS.language, COPY_HEADERS.group, 'accept-encoding'].join(', ');
