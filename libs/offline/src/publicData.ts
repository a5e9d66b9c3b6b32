import { requestKey } from '@fairtone/contracts/offline';
import { GUEST } from './cacheNames.ts';

/** Tables and functions that are public. Everything else is requested from the network only, and never cached. */
const PUBLIC = new Set([
  ...['albums', 'tracks', 'profiles', 'artist_pages', 'genres'],
  ...['list_albums', 'count_albums', 'list_artists', 'count_artists', 'search_catalog', 'artist_popular_tracks'].map(
    (name) => `rpc/${name}`,
  ),
]);

const SINGLE_ROW = 'application/vnd.pgrst.object+json';

/** Whether a path of the data API returns public data. */
export function isPublicData(path: string): boolean {
  const [, resource] = /\/rest\/v1\/(.+)$/.exec(path) ?? [];
  return resource !== undefined && PUBLIC.has(resource);
}

/**
 * Cache key of a response: the request's URL, and the format that it accepts.
 * @param origin makes the key a URL, as caches require
 */
export function dataKey(url: string, headers: Headers, origin: string): string {
  const key = new URL(requestKey(url), origin);
  if (headers.get('accept') === SINGLE_ROW) key.searchParams.set('_form', 'row');
  const wish = headers.get('prefer');
  if (wish) key.searchParams.set('_prefer', wish);
  return key.href;
}

/** User id in the token of a request. It only selects a cache, so the token is not verified; the server verifies it. */
export function userIdOfRequest(headers: Headers): string {
  const [, claims] = headers.get('authorization')?.split('.') ?? [];
  try {
    const { sub } = JSON.parse(atob((claims ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]+$/.test(sub) ? sub : GUEST;
  } catch {
    return GUEST;
  }
}
