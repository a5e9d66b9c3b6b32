import type { FirstRequest, RoutePage } from './pages.ts';

/** A first request of a screen, with the values of one address. */
export interface FilledRequest extends Pick<FirstRequest, 'isForAll'> {
  /** Path and query at the data API. */
  path: string;
}

const PLACE = /\{(\w+)\}/g;

/**
 * The first requests that a screen sends at an address: those for which all values are known.
 * @param params values of the route's params and of the page's query parameters
 * @param parameters names of the query parameters in the address
 */
export function firstRequestsAt(
  { first = [] }: Pick<RoutePage, 'first'>,
  params: Readonly<Record<string, string | undefined>>,
  parameters: readonly string[],
): FilledRequest[] {
  return first
    .filter(({ unless }) => !unless?.some((name) => parameters.includes(name)))
    .filter(({ get }) => [...get.matchAll(PLACE)].every(([, name]) => params[name!]))
    .map(({ get, isForAll }) => ({
      path: get.replace(PLACE, (_all, name: string) => encodeURIComponent(params[name]!)),
      ...(isForAll && { isForAll }),
    }));
}
