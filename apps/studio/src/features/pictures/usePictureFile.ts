import { refusePicture, type PictureRefusal } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useChosenPicture } from '@fairtone/ui';

/** A picture chosen on this device, once it is known to be one. Other files are refused with a toast. */
export function usePictureFile(maxBytes: number, kind: 'avatar' | 'banner') {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const { pictureUrl, choose, forget } = useChosenPicture(() => refuse('notImage'));

  function refuse(reasonText: PictureRefusal) {
    const description = reasonText === 'notImage' ? t('picture.notImage.text') : t(`picture.tooLarge.${kind}`);
    dispatch(toastShown({ title: t(`picture.${reasonText}.title`), description, tone: 'destructive' }));
  }

  async function chooseFitting(file: File): Promise<string | null> {
    const refusal = refusePicture(file, maxBytes);
    if (refusal) return (refuse(refusal), null);
    return choose(file);
  }

  return { pictureUrl, choose: chooseFitting, refuse, forget };
}
