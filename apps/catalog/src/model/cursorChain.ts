/**
 * The cursor at which each loaded page of a list begins; the first begins at the empty cursor. It is all that is needed to load any of
 * these pages again, in any order.
 */
export type CursorChain = readonly string[];

export const FIRST_PAGE: CursorChain = [''];

/**
 * The chain after a page has loaded. When albums were published meanwhile, the page ends at another cursor, and the cursors after it
 * are dropped.
 * @param next cursor of the page that follows; null when there is none
 */
export function updateCursorChain(chain: CursorChain, page: number, next: string | null): CursorChain {
  const known = chain[page + 1];
  if (known === undefined || known === next) return chain;
  return [...chain.slice(0, page + 1), ...(next === null ? [] : [next])];
}
