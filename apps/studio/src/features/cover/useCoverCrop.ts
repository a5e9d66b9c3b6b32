import { useTranslation } from '@fairtone/i18n';
import { log } from '@fairtone/platform';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { loadPicture, type CropArea } from '@fairtone/ui';
import { useEffect, useState } from 'react';
import { renderCover, type CoverFile } from './renderCover';

/** From the chosen file to the cropped cover. A file that is no picture ends with the specification's message. */
export function useCoverCrop(onChange: (cover: CoverFile) => void) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const [pictureUrl, setPictureUrl] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);

  useEffect(() => () => void (pictureUrl && URL.revokeObjectURL(pictureUrl)), [pictureUrl]);

  function refuse() {
    dispatch(
      toastShown({ title: t('cover.invalid.title'), description: t('cover.invalid.description'), tone: 'destructive' }),
    );
  }

  async function choose(file: File) {
    if (!file.type.startsWith('image/')) return refuse();
    const url = URL.createObjectURL(file);
    try {
      await loadPicture(url);
      setPictureUrl(url);
    } catch {
      URL.revokeObjectURL(url);
      refuse();
    }
  }

  async function crop(area: CropArea) {
    if (!pictureUrl) return;
    setIsWorking(true);
    try {
      onChange(await renderCover(await loadPicture(pictureUrl), area));
      setPictureUrl(null);
    } catch (error) {
      log({ level: 'error', message: 'A cover could not be cropped', remote: 'studio', error });
      refuse();
    } finally {
      setIsWorking(false);
    }
  }

  return { pictureUrl, isWorking, choose, crop, cancel: () => setPictureUrl(null) };
}
