/** Sort orders, as the SQL functions name them: by name, or with the newest or most popular first. */
export const LIST_SORTS = ['alphabetical', 'mostRecent', 'popularity', 'dateAdded'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Filter of a list. */
export interface ListFilter {
  /** Items of any of these genres; of all when empty. */
  genres: string[];
  /** Text in names of artists, or in titles and artists of albums; all items when empty. */
  search: string;
}

/** One page of a list. */
export interface ListPageRequest extends ListFilter {
  sort: ListSort;
  /** Cursor at which the previous page ended; empty for the first page. */
  after: string;
}
