import { useTranslation } from '@fairtone/i18n';
import { getAuth } from '@fairtone/platform';
import { followStoredSession, toastShown, useAppStore } from '@fairtone/store';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Deletes the session of this device after the account was deleted, and navigates home. Use it in the page, not in a dialog that closes.
 */
export function useDeleteAccount() {
  const { t } = useTranslation('account');
  const store = useAppStore();
  const navigate = useNavigate();
  const [page] = useState(unmounting);
  useEffect(() => page.unmounted, [page]);
  return async () => {
    // Home first: a members' page would redirect a signed-out person to the login. The address changes before the new page renders.
    await navigate('/');
    await page.isGone;
    // Ignores a refusal: the server has already ended every session.
    await (await getAuth()).signOut({ scope: 'local' }).catch(() => undefined);
    await followStoredSession(store);
    store.dispatch(toastShown({ title: t('settings.accountDeleted'), tone: 'success' }));
  };
}

function unmounting() {
  let unmounted = () => undefined as void;
  const isGone = new Promise<void>((resolve) => (unmounted = resolve));
  return { isGone, unmounted };
}
