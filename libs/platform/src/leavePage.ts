/**
 * Opens the payment provider's page, which is another site.
 * @throws Error when the URL is not http or https: a `javascript:` URL must never run
 */
export function leavePage(address: string): void {
  const url = new URL(address, location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`Not a web address: ${url.protocol}`);
  location.assign(url.href);
}
