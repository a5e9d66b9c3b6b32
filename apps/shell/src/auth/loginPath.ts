const SIGN_IN_PAGES = /^\/(login|signup|forgot-password|reset-password|auth\/confirm)\/?$/;

/** Where the page's login button leads: back here afterwards, or to where the way to sign in was to lead already. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const isSignInPage = SIGN_IN_PAGES.test(pathname);
  const returnTo = isSignInPage ? new URLSearchParams(search).get('returnTo') : pathname + search;
  return returnTo && returnTo !== '/' ? `/login?returnTo=${encodeURIComponent(returnTo)}` : '/login';
}
