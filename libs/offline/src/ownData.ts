/** Conditions that ask for a part of the list: whether something is owned is the server's to say, now. */
const NARROWED = ['album_id', 'revoked_at'];

/**
 * Whose list of purchases an address asks for, as the dashboard shows it; null for everything else. It is the one private answer that
 * is stored: without a network a person wants to see what they own.
 */
export function ownerOfList(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.endsWith('/rest/v1/purchases') || !searchParams.has('order')) return null;
  if (NARROWED.some((name) => searchParams.has(name))) return null;
  return /^eq\.([\w-]+)$/.exec(searchParams.get('user_id') ?? '')?.[1] ?? null;
}
