import { useTranslation } from '@fairtone/i18n';
import { CropDialog, type CropArea } from '@fairtone/ui';

interface Props {
  pictureUrl: string;
  isWorking: boolean;
  onCrop: (area: CropArea) => void;
  onClose: () => void;
}

/** Dialog that crops the picture to a square. A file of its own, so that its library loads only once a picture is chosen. */
export function AvatarCrop(props: Props) {
  const { t } = useTranslation('account');
  const texts = {
    title: t('avatar.crop.title'),
    use: t('avatar.crop.use'),
    area: t('avatar.crop.area'),
    zoom: t('avatar.crop.zoom'),
    hint: t('avatar.crop.hint'),
    cancel: t('action.cancel'),
    close: t('action.close'),
  };
  return <CropDialog isLow texts={texts} {...props} />;
}
