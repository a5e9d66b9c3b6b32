import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect, useRef } from 'react';

/** Shows a toast when the artist leaves during uploads: they are paused and continue when the draft is opened again. */
export function usePausedUploadsToast(isHeld: () => boolean): void {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const showToast = useRef(() => undefined as void);
  useEffect(() => {
    showToast.current = () => {
      if (isHeld()) dispatch(toastShown({ title: t('draft.left.title'), description: t('draft.left.text') }));
    };
  });
  useEffect(() => () => showToast.current(), []);
}
