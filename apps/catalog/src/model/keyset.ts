export type ListSort = 'newest' | 'alphabetical';

/** Where a page ended: the sorted column's value and the row's id, which tells equal values apart. */
export interface Cursor {
  value: string;
  id: string;
}

/**
 * The data API's filter for "everything after this row" in a list sorted by `column`, then by id in the same direction.
 * Unlike an offset it neither repeats nor skips rows when others publish meanwhile.
 */
export function afterCursor(column: string, sort: ListSort, cursor: Cursor): string {
  const operator = sort === 'newest' ? 'lt' : 'gt';
  const value = quote(cursor.value);
  return `${column}.${operator}.${value},and(${column}.eq.${value},id.${operator}.${quote(cursor.id)})`;
}

// Commas, dots and brackets of a title would be read as syntax.
function quote(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
