import { toastShown } from './uiSlice.ts';

/** What a guest tried to do; each has a sentence of its own in `common:loginRequired`. */
export type LoginReason = 'favorites' | 'follow' | 'playlists' | 'queue' | 'donation' | 'recommendations' | 'report';

/**
 * The refusal that a guest gets: what they would need to log in for, and a link that leads back to where they are.
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
