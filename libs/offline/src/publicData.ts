import { requestKey } from '@fairtone/contracts/offline';
import { GUEST } from './cacheNames.ts';

/** What anybody may read. Everything else is asked of the network only, and never kept. */
const PUBLIC = new Set([
  ...['albums', 'tracks', 'profiles', 'artist_pages', 'genres'],
  ...['list_albums', 'count_albums', 'list_artists', 'count_artists', 'search_catalog', 'artist_popular_tracks'].map(
    (name) => `rpc/${name}`,
  ),
]);

const SINGLE_ROW = 'application/vnd.pgrst.object+json';

/** Whether an address of the data API gives what anybody may read. */
export function isPublicData(path: string): boolean {
  const [, resource] = /\/rest\/v1\/(.+)$/.exec(path) ?? [];
  return resource !== undefined && PUBLIC.has(resource);
}

/**
 * The name under which an answer is kept: the request's own, and the form that it asked for.
 * @param origin makes it an address, as a cache wants one
 */
export function dataKey(url: string, headers: Headers, origin: string): string {
  const key = new URL(requestKey(url), origin);
  if (headers.get('accept') === SINGLE_ROW) key.searchParams.set('_form', 'row');
  const wish = headers.get('prefer');
  if (wish) key.searchParams.set('_prefer', wish);
  return key.href;
}

/** Who asks, by the token of the request; it is the server that believes it, here it only names a shelf. */
export function userIdOfRequest(headers: Headers): string {
  const [, claims] = headers.get('authorization')?.split('.') ?? [];
  try {
    const { sub } = JSON.parse(atob((claims ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]+$/.test(sub) ? sub : GUEST;
  } catch {
    return GUEST;
  }
}
