import type { RoutePage } from '@fairtone/contracts';

/** Redirects, by path: paths that people and old links use for a screen with another path. */
export const ALIASES: Record<string, string> = {
  '/albums': '/all-albums',
  '/purchases': '/dashboard?tab=purchases',
};

/**
 * Pages of the shell besides its articles, with their metadata for the release host; the build writes them into `shell.json`. The host answers
 * with 404 at unknown paths, so a path that is missing here is shown with that status. The links in e-mails have tokens, which no host renders:
 * those parameters are not in the list.
 */
export const SHELL_PAGES: Record<string, RoutePage> = {
  '/login': { first: [], parameters: ['returnTo'], isForGuests: true },
  '/signup': { first: [], parameters: ['returnTo', 'kind'], isForGuests: true },
  '/forgot-password': { first: [] },
  '/reset-password': { first: [] },
  '/auth/confirm': { first: [] },
};
