import { css } from '@emotion/react';
import { COVER_SIDE_PX } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { AlbumCover, Button, buttonStyles, Inline, Stack, Text } from '@fairtone/ui';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { useDropTarget } from '../upload/useDropTarget';
import { CropDialog } from './CropDialog';
import type { CoverFile } from './renderCover';
import { useCoverCrop } from './useCoverCrop';

interface Props {
  /** URL of the chosen cover's preview or of the stored cover. */
  url: string | null;
  onChange: (cover: CoverFile) => void;
  onRemove: () => void;
}

const target = css({
  position: 'relative',
  display: 'block',
  cursor: 'pointer',
  borderRadius: 'var(--radius-2)',
  transition: 'outline-color var(--motion-fast)',
  outline: '2px dashed transparent',
  outlineOffset: 4,
});
const receiving = css({ outlineColor: 'var(--accent)' });
const fileLabel = css({ '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 } });

/** The square cover: choose or drop a picture, crop it, and preview it. */
export function CoverField({ url, onChange, onRemove }: Props) {
  const { t } = useTranslation('studio');
  const { pictureUrl, isWorking, choose, crop, cancel } = useCoverCrop(onChange);
  const inputId = useId();
  const label = t(url ? 'cover.change' : 'cover.choose');
  const { isOver, handlers } = useDropTarget((files) => files[0] && choose(files[0]));
  return (
    <Stack gap={3}>
      <label htmlFor={inputId} css={[target, isOver && receiving]} {...handlers}>
        <AlbumCover url={url} alt={url ? t('cover.alt') : ''} sizes="(max-width: 768px) 90vw, 360px" isPriority />
      </label>
      <Inline gap={2}>
        <label css={[buttonStyles('secondary', 'small'), fileLabel]}>
          <input
            id={inputId}
            type="file"
            aria-label={label}
            accept="image/*"
            className="visually-hidden"
            onChange={({ target: input }) => {
              if (input.files?.[0]) choose(input.files[0]);
              // Otherwise choosing the same file again would fire no change event.
              input.value = '';
            }}
          />
          <ImagePlus size={16} aria-hidden />
          {label}
        </label>
        {url && (
          <Button variant="ghost" size="small" onClick={onRemove}>
            {t('cover.remove')}
          </Button>
        )}
      </Inline>
      <Text size="caption" tone="muted">
        {t('cover.hint', { side: COVER_SIDE_PX })}
      </Text>
      {pictureUrl && <CropDialog pictureUrl={pictureUrl} isWorking={isWorking} onCrop={crop} onClose={cancel} />}
    </Stack>
  );
}
