/**
 * Where each page of a list begins, as far as the list was read: the first begins at the empty cursor. It is all that is needed to
 * ask for any of these pages again, in any order.
 */
export type CursorChain = readonly string[];

export const FIRST_PAGE: CursorChain = [''];

/**
 * The cursor chain after a page was loaded. When rows were added meanwhile, the page ends at another cursor than before, and the cursors
 * of the pages after it are dropped.
 * @param next cursor at which the page ended; null for the last page
 */
export function updateCursorChain(chain: CursorChain, page: number, next: string | null): CursorChain {
  const known = chain[page + 1];
  if (known === undefined || known === next) return chain;
  return [...chain.slice(0, page + 1), ...(next === null ? [] : [next])];
}
