export const LIST_PAGE_SIZE = 24;

/** One page of a list with keyset pagination. */
export interface ListPage<Item> {
  items: Item[];
  /** Cursor of the next page; null at the end of the list. */
  next: string | null;
}

/** Makes a page from at most `LIST_PAGE_SIZE + 1` rows: the extra row only shows that there is a next page. */
export function toListPage<Row extends { next: string }, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
): ListPage<Item> {
  const shown = rows.slice(0, LIST_PAGE_SIZE);
  return { items: shown.map(toItem), next: rows.length > LIST_PAGE_SIZE ? shown.at(-1)!.next : null };
}
