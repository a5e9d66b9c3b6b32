import { css } from '@emotion/react';
import { TRACKS_PER_ALBUM_MAX } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { buttonStyles, Text } from '@fairtone/ui';
import { Upload } from 'lucide-react';
import { ACCEPTED_AUDIO } from '../upload/acceptedAudio';
import { useDropTarget } from '../upload/useDropTarget';
import { useFileLimit } from '../upload/useFileLimit';

interface Props {
  isFull: boolean;
  onFiles: (files: File[]) => void;
}

const zone = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-8) var(--space-4)',
  border: '1px dashed var(--line-strong)',
  borderRadius: 'var(--radius-3)',
  textAlign: 'center',
  transition: 'background-color var(--motion-fast), border-color var(--motion-fast)',
});
const receiving = css({ borderColor: 'var(--accent)', background: 'var(--accent-soft)' });
const fileLabel = css({ '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 } });

/** Accepts one or more audio files by button or drop. */
export function TrackDropZone({ isFull, onFiles }: Props) {
  const { t } = useTranslation('studio');
  const size = useFileLimit();
  const { isOver, handlers } = useDropTarget(onFiles);
  return (
    <div css={[zone, isOver && receiving]} {...handlers}>
      <label css={[buttonStyles(), fileLabel]} aria-disabled={isFull}>
        <input
          type="file"
          multiple
          accept={ACCEPTED_AUDIO}
          disabled={isFull}
          className="visually-hidden"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Upload size={18} aria-hidden />
        {t('tracks.add')}
      </label>
      <Text size="caption" tone="muted">
        {isFull ? t('tracks.full', { max: TRACKS_PER_ALBUM_MAX }) : t('tracks.formats', { size })}
      </Text>
    </div>
  );
}
