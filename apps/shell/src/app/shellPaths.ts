/** Redirects, by path: paths that people and old links use for a screen with another path. */
export const ALIASES: Record<string, string> = {
  '/albums': '/all-albums',
  '/purchases': '/dashboard?tab=purchases',
};

/**
 * Paths of the shell that have no page metadata. The build writes them into `shell.json`; the release host answers with 404 at unknown
 * paths, so a path that is missing here is shown with that status.
 */
export const SHELL_PATHS = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/auth/confirm',
  ...Object.keys(ALIASES),
];
