const SIGN_IN_PAGES = /^\/(login|signup|forgot-password|reset-password|auth\/confirm)\/?$/;

/** Path of the login button. Afterwards it leads back to this page, or from a sign-in page to the `returnTo` that the page has. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const isSignInPage = SIGN_IN_PAGES.test(pathname);
  const returnTo = isSignInPage ? new URLSearchParams(search).get('returnTo') : pathname + search;
  return returnTo && returnTo !== '/' ? `/login?returnTo=${encodeURIComponent(returnTo)}` : '/login';
}
