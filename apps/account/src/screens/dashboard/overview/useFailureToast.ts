import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect } from 'react';

/** Says once that figures could not be loaded, however many of them. Each place where one is missing says so too. */
export function useFailureToast(queries: readonly { isError: boolean }[]): void {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const hasFailed = queries.some(({ isError }) => isError);
  useEffect(() => {
    if (!hasFailed) return;
    dispatch(toastShown({ title: t('overview.error'), description: t('overview.failed'), tone: 'destructive' }));
  }, [dispatch, hasFailed, t]);
}
