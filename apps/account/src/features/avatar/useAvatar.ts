import { AVATAR_MAX_BYTES, AVATAR_SIDE_PX, refusePicture, type PictureRefusal } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { profileChanged, toastShown, useAppDispatch } from '@fairtone/store';
import { loadPicture, renderSquare, useChosenPicture, type CropArea } from '@fairtone/ui';
import { useState } from 'react';
import { useAccountSetAvatarMutation } from '../../api/avatar';

/** Checks a selected picture file, crops it to a square and saves it on the profile. */
export function useAvatar(userId: string) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const { pictureUrl, choose, forget } = useChosenPicture(() => refuse('notImage'));
  const [isCropping, setIsCropping] = useState(false);
  const [save, { isLoading }] = useAccountSetAvatarMutation();

  function refuse(why: PictureRefusal | 'failed') {
    dispatch(
      toastShown({ title: t(`avatar.${why}.title`), description: t(`avatar.${why}.text`), tone: 'destructive' }),
    );
  }

  async function chooseFitting(file: File) {
    const refusal = refusePicture(file, AVATAR_MAX_BYTES);
    if (refusal) return refuse(refusal);
    await choose(file);
  }

  async function crop(area: CropArea) {
    if (!pictureUrl || isCropping || isLoading) return;
    setIsCropping(true);
    try {
      const picture = await renderSquare(await loadPicture(pictureUrl), area, AVATAR_SIDE_PX);
      const avatarUrl = await save({ userId, picture }).unwrap();
      dispatch(profileChanged({ avatarUrl }));
      dispatch(toastShown({ title: t('avatar.saved.title'), description: t('avatar.saved.text'), tone: 'success' }));
      forget();
    } catch {
      refuse('failed');
    } finally {
      setIsCropping(false);
    }
  }

  return { pictureUrl, isWorking: isCropping, choose: chooseFitting, crop, cancel: forget };
}
