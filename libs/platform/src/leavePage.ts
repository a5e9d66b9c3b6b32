/**
 * Goes to the payment provider's page, which is another site.
 * @throws when the address is not a web address: a `javascript:` one must never run here
 */
export function leavePage(address: string): void {
  const url = new URL(address, location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`Not a web address: ${url.protocol}`);
  location.assign(url.href);
}
