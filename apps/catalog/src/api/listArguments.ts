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
  // One more tells whether there is a next page.
  page_size: LIST_PAGE_SIZE + 1,
});

/** So long a page that is not looked at stays: somebody may listen to an album and come back to the list. */
export const KEEP_PAGES_S = 1800;
