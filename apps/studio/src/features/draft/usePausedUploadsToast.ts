import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect, useRef } from 'react';

/** Says, when the artist leaves during uploads, that they are paused and where. */
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
