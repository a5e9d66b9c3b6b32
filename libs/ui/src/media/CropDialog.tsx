import { css } from '@emotion/react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '../actions/Button';
import { Slider } from '../fields/Slider';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { Dialog } from '../overlays/Dialog';
import { cropperStyle } from './cropperStyle';
import type { CropArea } from './pictureSquare';

interface Props {
  pictureUrl: string;
  texts: Record<'title' | 'use' | 'cancel' | 'close' | 'area' | 'zoom' | 'hint', string>;
  /** A lower crop area (280 px), as specified for avatars. */
  isLow?: boolean;
  isWorking: boolean;
  onCrop: (area: CropArea) => void;
  onClose: () => void;
}

const ZOOM_MAX = 3;
const ZOOM_STEP = 0.01;

const cropArea = css({
  position: 'relative',
  height: 'min(52vh, 400px)',
  borderRadius: 'var(--radius-2)',
  overflow: 'hidden',
  background: 'var(--sunken)',
});

const lowCropArea = css({ height: 280 });

/** Dialog that selects a square of a picture: drag or arrow keys move it; slider, wheel or two fingers zoom. */
export function CropDialog({ pictureUrl, texts, isLow = false, isWorking, onCrop, onClose }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  return (
    <Dialog
      title={texts.title}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" isLoading={isWorking} onClick={() => area && onCrop(area)}>
            {texts.use}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div css={[cropArea, isLow && lowCropArea, cropperStyle]}>
          <Cropper
            image={pictureUrl}
            crop={crop}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={1}
            objectFit="contain"
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': texts.area, role: 'application' }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
          />
        </div>
        <Slider
          label={texts.zoom}
          value={zoom}
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          onValueChange={setZoom}
          valueText={`${zoom.toFixed(2)}×`}
        />
        <Text size="caption" tone="muted">
          {texts.hint}
        </Text>
      </Stack>
    </Dialog>
  );
}
