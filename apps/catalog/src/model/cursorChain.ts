/**
 * Where each page of a list begins, as far as the list was read: the first begins at the empty cursor. It is all that is needed to
 * ask for any of these pages again, in any order.
 */
export type CursorChain = readonly string[];

export const FIRST_PAGE: CursorChain = [''];

/**
 * The chain after a page has loaded. Others may have published meanwhile: then the page ends elsewhere than
 * it did, and what was known of the pages behind it no longer fits.
 * @param next where the page ended; null when it was the last
 */
export function updateCursorChain(chain: CursorChain, page: number, next: string | null): CursorChain {
  const known = chain[page + 1];
  if (known === undefined || known === next) return chain;
  return [...chain.slice(0, page + 1), ...(next === null ? [] : [next])];
}
