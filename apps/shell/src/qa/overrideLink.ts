import { parseOverrides, type RemoteOverrides } from '@fairtone/federation';

const PARAMETER = 'qa-overrides';

/** A link to this page with these overrides. The page asks before it applies them. */
export function overrideLink(href: string, overrides: RemoteOverrides): string {
  const url = new URL(href);
  url.searchParams.delete('qa');
  url.searchParams.set(PARAMETER, JSON.stringify(overrides));
  return url.href;
}

/** The overrides of a URL, and its path, query and hash without them; null for a URL without overrides. */
export function readOverrideLink(href: string): { overrides: RemoteOverrides; address: string } | null {
  const url = new URL(href);
  const text = url.searchParams.get(PARAMETER);
  if (text === null) return null;
  url.searchParams.delete(PARAMETER);
  return { overrides: parseOverrides(text), address: url.pathname + url.search + url.hash };
}
