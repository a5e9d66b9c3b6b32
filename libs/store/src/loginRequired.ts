import { toastShown } from './uiSlice.ts';

/** What a guest tried to do; each value is a key of `common:loginRequired`. */
export type LoginReason = 'favorites' | 'follow' | 'playlists' | 'queue' | 'donation' | 'recommendations' | 'report';

/**
 * Toast that refuses an action of a guest: the reason, and a link to the login that returns to the present page.
 *
 * @example
 * if (!user) return dispatch(loginRequired(t, 'favorites'));
 */
export function loginRequired(t: (key: string) => string, reason: LoginReason, returnTo = currentPath()) {
  return toastShown({
    title: t('common:loginRequired.title'),
    description: t(`common:loginRequired.${reason}`),
    tone: 'destructive',
    action: { label: t('common:action.logIn'), href: `/login?returnTo=${encodeURIComponent(returnTo)}` },
  });
}

const currentPath = () => location.pathname + location.search;
