import type { ListFilter, ListPageRequest } from '../model/listFilter';
import { LIST_PAGE_SIZE } from '../model/listPage';

/** Arguments of the SQL functions; what says nothing is left out, so that the address of an unfiltered list stays short. */
export const filterArguments = ({ genres, search }: ListFilter) => ({
  in_genres: genres.length > 0 ? genres : undefined,
  search: search || undefined,
});

export const pageArguments = ({ sort, after, ...filter }: ListPageRequest) => ({
  sort,
  ...filterArguments(filter),
  after: after || undefined,
  // One row more than a page shows whether there is a next page.
  page_size: LIST_PAGE_SIZE + 1,
});

/** Seconds that unused pages of a list stay cached: a listener can come back from an album to the list. */
export const KEEP_PAGES_S = 1800;
