export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** A name of a host, perhaps with a port or a path: what people type for an address. */
const HOST_FIRST = /^[^\s:/?#@\\]+\.[^\s:/?#@\\.]{2,}(?=$|[:/?#])/;

/** The address that was meant: `shop.tld/me` is `https://shop.tld/me`. Any other text stays as it is, without spaces around it. */
export function completeAddress(text: string): string {
  const typed = text.trim();
  const completed = `https://${typed}`;
  return HOST_FIRST.test(typed) && URL.canParse(completed) ? completed : typed;
}
