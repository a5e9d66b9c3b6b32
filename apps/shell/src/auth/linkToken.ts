import { useLocation, useSearchParams } from 'react-router-dom';

interface LinkState {
  linkToken?: string;
}

const NAMES = ['token_hash', 'token'];

/**
 * Moves the single-use token of a mailed link from the address into the history entry's state, before a request could send the address as
 * referrer. It survives a reload, and not a navigation.
 */
export function hideLinkToken(): void {
  const url = new URL(location.href);
  const linkToken = NAMES.map((name) => url.searchParams.get(name)).find(Boolean);
  if (!linkToken || !/^\/(auth\/confirm|reset-password)\/?$/.test(url.pathname)) return;
  for (const name of NAMES) url.searchParams.delete(name);
  // As the router keeps its own state of an entry.
  history.replaceState({ usr: { linkToken } satisfies LinkState, key: 'link', idx: 0 }, '', url);
}

/** The token of the mailed link that this page was opened by. */
export function useLinkToken(): string | null {
  const [params] = useSearchParams();
  const { linkToken } = (useLocation().state ?? {}) as LinkState;
  return linkToken ?? params.get('token_hash') ?? params.get('token');
}
