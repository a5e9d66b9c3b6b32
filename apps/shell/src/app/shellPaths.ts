/** Addresses that people and old links use for a screen that lives elsewhere. */
export const ALIASES: Record<string, string> = {
  '/albums': '/all-albums',
  '/purchases': '/dashboard?tab=purchases',
};

/**
 * Paths of the shell's own that say nothing of their pages. The build tells the release host of them (`shell.json`), which answers with
 * 404 at what nobody shows; what is missing here is shown all the same, with that status.
 */
export const SHELL_PATHS = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/auth/confirm',
  ...Object.keys(ALIASES),
];
