/** Orders of the lists, as the SQL functions name them; the first is for names, the others begin with the newest or most played. */
export const LIST_SORTS = ['alphabetical', 'mostRecent', 'popularity', 'dateAdded'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** What a list is narrowed down to. */
export interface ListFilter {
  /** Any of these; all when empty. */
  genres: string[];
  /** Artist names, or titles and artists of albums; all when empty. */
  search: string;
}

/** One page of a list. */
export interface ListPageRequest extends ListFilter {
  sort: ListSort;
  /** Where the page before ended; empty for the first. */
  after: string;
}
