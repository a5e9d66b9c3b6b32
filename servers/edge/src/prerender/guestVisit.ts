import type { RouteMatch } from '../visit/matchRoute.ts';

/** Decides the language of a page; the renderer gets it. */
const LANGUAGE = 'lang';
const LOGIN_PATH = '/login';
/** Most characters of a query: more is not worth a place in the cache. */
const MAX_QUERY = 400;

/** The page that a guest sees at a URL. */
export type GuestVisit = {
  match: RouteMatch;
  path: string;
  /** Query as the browser has it: empty, or with the question mark. */
  search: string;
  /** Whether visitors can make up any number of such URLs. */
  isAnyones: boolean;
  /** Path and query to which the app would redirect a guest; null where it does not. */
  leadsTo: string | null;
  /** Whether a host renders only what is around the screen. */
  isWithoutScreen: boolean;
};

type Visited = {
  /** Null for a path that no route has. */
  match: RouteMatch | null;
  path: string;
  search: string;
  /** Names of the query parameters. */
  parameters: readonly string[];
};

/**
 * Finds the page to prerender for a visit; null for URLs whose parameters may change what is shown in a way that no route declares. Of a page that
 * lists no first requests, such as the checkout, what is around the screen is the same for everybody.
 */
export function guestVisit({ match, path, search, parameters }: Visited): GuestVisit | null {
  const page = match?.page ?? {};
  const isDeclared = parameters.every((name) => name === LANGUAGE || page.parameters?.includes(name));
  if (!isDeclared || search.length > MAX_QUERY) return null;
  const here = { path, search, leadsTo: null };
  if (!match) return { ...here, match: shellPage(), isAnyones: true, isWithoutScreen: false };
  // Its path may have a parameter, of which visitors can make up any.
  if (!page.isForMembers && !page.first) return { ...here, match: shellPage(), isAnyones: true, isWithoutScreen: true };
  const isAnyones = parameters.some((name) => name !== LANGUAGE);
  if (!page.isForMembers) return { ...here, match, isAnyones, isWithoutScreen: false };
  // The login is in the visitor's own language.
  if (parameters.includes(LANGUAGE)) return null;
  const login = `?returnTo=${encodeURIComponent(path + search)}`;
  return {
    match: shellPage(),
    path: LOGIN_PATH,
    search: login,
    isAnyones: true,
    leadsTo: LOGIN_PATH + login,
    isWithoutScreen: false,
  };
}

/** The page that members see at an address for them, before its screen is loaded; null elsewhere. */
export const memberVisit = ({ leadsTo }: GuestVisit, path: string, search: string): GuestVisit | null =>
  leadsTo === null ? null : { match: shellPage(), path, search, isAnyones: true, leadsTo: null, isWithoutScreen: true };

/** A page of the shell that needs no data. */
const shellPage = (): RouteMatch => ({ page: { first: [] }, params: {}, remote: null });
