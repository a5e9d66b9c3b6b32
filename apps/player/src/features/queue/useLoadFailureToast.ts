import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect } from 'react';

/** Shows one toast when recommendations fail to load. */
export function useLoadFailureToast(isError: boolean) {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isError)
      dispatch(
        toastShown({ tone: 'destructive', title: t('recommended.error'), description: t('recommended.failed') }),
      );
  }, [isError, dispatch, t]);
}
