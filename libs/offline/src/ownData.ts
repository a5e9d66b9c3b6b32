/** Filters that select a part of the list: only the server knows whether an album is owned now. */
const NARROWED = ['album_id', 'revoked_at'];

/**
 * The user whose list of purchases a URL requests, as on the dashboard; null for any other URL. It is the only private response that is
 * cached: users want to see what they own without a network.
 */
export function ownerOfList(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.endsWith('/rest/v1/purchases') || !searchParams.has('order')) return null;
  if (NARROWED.some((name) => searchParams.has(name))) return null;
  return /^eq\.([\w-]+)$/.exec(searchParams.get('user_id') ?? '')?.[1] ?? null;
}
