/**
 * An origin of a dev server. It becomes part of the page's policy as it is.
 * @throws Error for anything but an origin that nobody can listen in on
 */
export function readQaOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    (url?.protocol === 'https:' && /^[\w.-]+$/.test(url.hostname)) ||
    (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname));
  if (!isSafe || url?.origin !== text.replace(/\/$/, '')) throw new Error(`"${text}" is no such origin`);
  return url.origin;
}
