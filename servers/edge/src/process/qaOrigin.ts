/**
 * An origin of a dev server. It is added to the page's content security policy unchanged.
 * @throws Error for anything but an origin over https or on this machine
 */
export function readQaOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    (url?.protocol === 'https:' && /^[\w.-]+$/.test(url.hostname)) ||
    (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname));
  if (!isSafe || url?.origin !== text.replace(/\/$/, '')) throw new Error(`"${text}" is no such origin`);
  return url.origin;
}
