import { useTranslation } from '@fairtone/i18n';
import { log } from '@fairtone/platform';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { loadPicture, useChosenPicture, type CropArea } from '@fairtone/ui';
import { useState } from 'react';
import { renderCover, type CoverFile } from './renderCover';

/** Opens the crop dialog for a chosen file and renders the chosen area. Shows a toast when the file is not a picture. */
export function useCoverCrop(onChange: (cover: CoverFile) => void) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const { pictureUrl, choose, forget } = useChosenPicture(refuse);
  const [isWorking, setIsWorking] = useState(false);

  function refuse() {
    dispatch(
      toastShown({ title: t('cover.invalid.title'), description: t('cover.invalid.description'), tone: 'destructive' }),
    );
  }

  const chooseImage = (file: File) => (file.type.startsWith('image/') ? choose(file) : refuse());

  async function crop(area: CropArea) {
    if (!pictureUrl) return;
    setIsWorking(true);
    try {
      onChange(await renderCover(await loadPicture(pictureUrl), area));
      forget();
    } catch (error) {
      log({ level: 'error', message: 'A cover could not be cropped', remote: 'studio', error });
      refuse();
    } finally {
      setIsWorking(false);
    }
  }

  return { pictureUrl, isWorking, choose: chooseImage, crop, cancel: forget };
}
