import { useIsOffline } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect } from 'react';

/**
 * Shows one toast when figures fail to load, however many. Each missing figure is marked in its place too. Without a network
 * it shows none: the page already reports that.
 */
export function useFailureToast(queries: readonly { isError: boolean }[]): void {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const isOffline = useIsOffline();
  const hasFailed = !isOffline && queries.some(({ isError }) => isError);
  useEffect(() => {
    if (!hasFailed) return;
    dispatch(toastShown({ title: t('overview.error'), description: t('overview.failed'), tone: 'destructive' }));
  }, [dispatch, hasFailed, t]);
}
