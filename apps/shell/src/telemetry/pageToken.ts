import { getConfig } from '@fairtone/platform';

type Token = string | undefined;

/** Runs work with the token of this visit: at once when the token is known, also while the page closes. */
export type WithPageToken = (work: (token: Token) => void) => void;

/**
 * The token of this visit, which telemetry needs to count. HTML that a cache gives to many visitors names the path of the token instead: with
 * one token for all, only the first visitor would count. Undefined where the host has none, or does not answer.
 */
export function requestPageToken(): WithPageToken {
  const { pageToken, pageTokenPath } = getConfig();
  if (!pageTokenPath) return (work) => work(pageToken);
  let known: { token: Token } | null = null;
  const asked = fetchToken(pageTokenPath).then((token) => (known = { token }));
  return (work) => (known ? work(known.token) : void asked.then(({ token }) => work(token)));
}

async function fetchToken(path: string): Promise<Token> {
  try {
    const answer = await fetch(path, { credentials: 'omit', priority: 'low' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
