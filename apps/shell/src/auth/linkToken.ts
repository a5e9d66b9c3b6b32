import { useLocation, useSearchParams } from 'react-router-dom';

interface LinkState {
  linkToken?: string;
}

const NAMES = ['token_hash', 'token'];

/**
 * Moves the single-use token of an e-mail's link from the URL into the state of the history entry, before a request could send the URL as
 * referrer. The token survives a reload, but not a navigation.
 */
export function hideLinkToken(): void {
  const url = new URL(location.href);
  const linkToken = NAMES.map((name) => url.searchParams.get(name)).find(Boolean);
  if (!linkToken || !/^\/(auth\/confirm|reset-password)\/?$/.test(url.pathname)) return;
  for (const name of NAMES) url.searchParams.delete(name);
  // The form in which React Router stores the state of an entry.
  history.replaceState({ usr: { linkToken } satisfies LinkState, key: 'link', idx: 0 }, '', url);
}

/** The token of the e-mail's link that opened this page. */
export function useLinkToken(): string | null {
  const [params] = useSearchParams();
  const { linkToken } = (useLocation().state ?? {}) as LinkState;
  return linkToken ?? params.get('token_hash') ?? params.get('token');
}
