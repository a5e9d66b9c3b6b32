import { useTranslation } from '@fairtone/i18n';
import { CropDialog as PictureCropDialog, type CropArea } from '@fairtone/ui';

interface Props {
  pictureUrl: string;
  /** What the cropped square is used as. */
  subject?: 'cover' | 'avatar';
  isWorking: boolean;
  onCrop: (area: CropArea) => void;
  onClose: () => void;
}

/** Chooses the square of a cover or an avatar. */
export function CropDialog({ subject = 'cover', ...rest }: Props) {
  const { t } = useTranslation('studio');
  const texts = {
    title: t(`${subject}.crop.title`),
    use: t(`${subject}.crop.use`),
    cancel: t('common:action.cancel'),
    close: t('common:action.close'),
    area: t('cover.crop.area'),
    zoom: t('cover.crop.zoom'),
    hint: t('cover.crop.hint'),
  };
  return <PictureCropDialog texts={texts} isLow={subject === 'avatar'} {...rest} />;
}
