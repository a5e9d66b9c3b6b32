import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect, useRef } from 'react';

/** Shows a toast when the user leaves while uploads are unfinished: they wait, and where to resume them. */
export function usePausedUploadsToast(isHeld: () => boolean): void {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const tell = useRef(() => undefined as void);
  useEffect(() => {
    tell.current = () => {
      if (isHeld()) dispatch(toastShown({ title: t('draft.left.title'), description: t('draft.left.text') }));
    };
  });
  useEffect(() => () => tell.current(), []);
}
