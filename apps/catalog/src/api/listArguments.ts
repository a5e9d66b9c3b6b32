import type { ListFilter, ListPageRequest } from '../model/listFilter';
import { LIST_PAGE_SIZE } from '../model/listPage';

/** Filter arguments of the SQL functions. Empty ones are left out, so that the URL of an unfiltered list stays short. */
export const filterArguments = ({ genres, search }: ListFilter) => ({
  in_genres: genres.length > 0 ? genres : undefined,
  search: search || undefined,
});

export const pageArguments = ({ sort, after, ...filter }: ListPageRequest) => ({
  sort,
  ...filterArguments(filter),
  after: after || undefined,
  // One extra row shows whether there is a next page.
  page_size: LIST_PAGE_SIZE + 1,
});

/** Seconds for which an unused page stays cached: a listener may return to the list after an album. */
export const KEEP_PAGES_S = 1800;
