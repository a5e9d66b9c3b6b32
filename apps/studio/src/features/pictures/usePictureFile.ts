import { refusePicture, type PictureRefusal } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { loadPicture } from '@fairtone/ui';
import { useEffect, useState } from 'react';

/** A picture chosen on this device, once it is known to be one. Others are refused with the specification's words. */
export function usePictureFile(maxBytes: number, kind: 'avatar' | 'banner') {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const [pictureUrl, setPictureUrl] = useState<string | null>(null);

  useEffect(() => () => void (pictureUrl && URL.revokeObjectURL(pictureUrl)), [pictureUrl]);

  function refuse(why: PictureRefusal) {
    const description = why === 'notImage' ? t('picture.notImage.text') : t(`picture.tooLarge.${kind}`);
    dispatch(toastShown({ title: t(`picture.${why}.title`), description, tone: 'destructive' }));
  }

  async function choose(file: File): Promise<string | null> {
    const refusal = refusePicture(file, maxBytes);
    if (refusal) return (refuse(refusal), null);
    const url = URL.createObjectURL(file);
    try {
      await loadPicture(url);
      setPictureUrl(url);
      return url;
    } catch {
      URL.revokeObjectURL(url);
      refuse('notImage');
      return null;
    }
  }

  return { pictureUrl, choose, refuse, forget: () => setPictureUrl(null) };
}
