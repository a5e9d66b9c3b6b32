/** Conditions that ask for a part of the list: whether something is owned is the server's to say, now. */
const NARROWED = ['album_id', 'revoked_at'];

/**
 * The user whose purchases an address requests, as the dashboard does; null for all other addresses. It is the only private response that
 * is cached, because users want to see what they own without a network.
 */
export function ownerOfList(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.endsWith('/rest/v1/purchases') || !searchParams.has('order')) return null;
  if (NARROWED.some((name) => searchParams.has(name))) return null;
  return /^eq\.([\w-]+)$/.exec(searchParams.get('user_id') ?? '')?.[1] ?? null;
}
