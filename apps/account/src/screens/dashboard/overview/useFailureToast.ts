import { useIsOffline } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect } from 'react';

/**
 * Says once that figures could not be loaded, however many of them. Each place where one is missing says so too. Without a network
 * the page has said it already.
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
