import { useTranslation } from '@fairtone/i18n';
import { getAuth } from '@fairtone/platform';
import { followStoredSession, toastShown, useAppStore } from '@fairtone/store';
import { useNavigate } from 'react-router-dom';

/** After the account is gone: forgets the session of this device and leads home. */
export function useLeaveForGood() {
  const { t } = useTranslation('account');
  const store = useAppStore();
  const navigate = useNavigate();
  return async () => {
    // Home first: a page for members would ask whoever is signed out to log in.
    await navigate('/');
    // The server ended every session already; its refusal of this one is no news.
    await (await getAuth()).signOut({ scope: 'local' }).catch(() => undefined);
    await followStoredSession(store);
    store.dispatch(toastShown({ title: t('settings.accountDeleted'), tone: 'success' }));
  };
}
