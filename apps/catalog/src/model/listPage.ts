import type { Cursor } from './keyset';

export const LIST_PAGE_SIZE = 24;

/** One page of a list that is read by keyset. */
export interface ListPage<Item> {
  items: Item[];
  /** All that match; counted with the first page only. */
  total: number | null;
  next: Cursor | null;
}

/**
 * Makes a page of one row more than fits: the extra row only tells that there is a next page.
 * @param cursorOf where the list goes on after this row
 */
export function toListPage<Row, Item>(
  rows: readonly Row[],
  total: number | null,
  toItems: (rows: Row[]) => Item[],
  cursorOf: (row: Row) => Cursor,
): ListPage<Item> {
  const shown = rows.slice(0, LIST_PAGE_SIZE);
  const last = shown.at(-1);
  return { items: toItems(shown), total, next: rows.length > LIST_PAGE_SIZE && last ? cursorOf(last) : null };
}
