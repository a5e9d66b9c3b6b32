export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** A host name, perhaps with a port or a path, without a scheme. */
const HOST_FIRST = /^[^\s:/?#@\\]+\.[^\s:/?#@\\.]{2,}(?=$|[:/?#])/;

/**
 * Completes an address: `shop.tld/me` becomes `https://shop.tld/me`. Trims any other text and returns it otherwise
 * unchanged.
 */
export function completeAddress(text: string): string {
  const typed = text.trim();
  const completed = `https://${typed}`;
  return HOST_FIRST.test(typed) && URL.canParse(completed) ? completed : typed;
}
