import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, Dialog, Slider, Stack, Text } from '@fairtone/ui';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { cropperStyle } from './cropperStyle';
import type { CropArea } from './renderCover';

interface Props {
  pictureUrl: string;
  isWorking: boolean;
  onCrop: (area: CropArea) => void;
  onClose: () => void;
}

const ZOOM_MAX = 3;
const ZOOM_STEP = 0.01;

const stage = css({
  position: 'relative',
  height: 'min(52vh, 400px)',
  borderRadius: 'var(--radius-2)',
  overflow: 'hidden',
  background: 'var(--sunken)',
});

/** Chooses the square of a picture: drag or arrow keys move it, the slider, wheel or two fingers zoom. */
export function CropDialog({ pictureUrl, isWorking, onCrop, onClose }: Props) {
  const { t } = useTranslation('studio');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  return (
    <Dialog
      isOpen
      title={t('cover.crop.title')}
      closeLabel={t('common:action.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button variant="primary" isLoading={isWorking} onClick={() => area && onCrop(area)}>
            {t('cover.crop.use')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div css={[stage, cropperStyle]}>
          <Cropper
            image={pictureUrl}
            crop={crop}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={1}
            objectFit="contain"
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t('cover.crop.area'), role: 'application' }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
          />
        </div>
        <Slider
          label={t('cover.crop.zoom')}
          value={zoom}
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          onValueChange={setZoom}
          valueText={`${zoom.toFixed(2)}×`}
        />
        <Text size="caption" tone="muted">
          {t('cover.crop.hint')}
        </Text>
      </Stack>
    </Dialog>
  );
}
