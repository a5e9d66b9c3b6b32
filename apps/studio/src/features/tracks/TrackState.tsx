import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';
import { Check, CircleAlert } from 'lucide-react';
import { useFileLimit } from '../upload/useFileLimit';
import type { AlbumTrack } from './albumTracks';
import { useProgress } from './uploadProgress';

const line = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: 20 });
const oneLine = css({ whiteSpace: 'nowrap' });
const bar = css({
  appearance: 'none',
  flex: '0 1 160px',
  minWidth: 40,
  height: 3,
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  background: 'var(--line)',
  '&::-webkit-progress-bar': { background: 'var(--line)' },
  '&::-webkit-progress-value': { background: 'var(--accent)' },
  '&::-moz-progress-bar': { background: 'var(--accent)' },
});
const icon = css({ flex: 'none' });

/** The upload state below a title. Renders nothing for a track that the album already had. */
export function TrackState({ track }: { track: AlbumTrack }) {
  const { t } = useTranslation('studio');
  const { percent } = useFormatters();
  const size = useFileLimit();
  const { upload, fileName, former } = track;

  if (upload.phase === 'failed') {
    return (
      <Text as="span" size="caption" tone="danger" css={line}>
        <CircleAlert size={15} css={icon} aria-hidden />
        {t(`upload.failed.${upload.reason}`, { name: fileName ?? track.title, size })}
      </Text>
    );
  }
  if (fileName === null) return null;
  if (upload.phase === 'done') {
    return (
      <Text as="span" size="caption" tone="success" css={line}>
        <Check size={15} css={icon} aria-hidden />
        {t(former ? 'tracks.audio.replaces' : 'upload.done')}
      </Text>
    );
  }
  if (upload.phase === 'paused') {
    return (
      <Text as="span" size="caption" tone="muted" isTabular css={line}>
        {t('upload.paused')}
        {upload.progress > 0 && ` · ${percent(Math.floor(upload.progress * 100) / 100)}`}
      </Text>
    );
  }
  if (upload.phase === 'waiting') {
    return (
      <Text as="span" size="caption" tone="muted" css={line}>
        {t('upload.waiting')}
      </Text>
    );
  }
  return <UnderWay id={track.id} phase={upload.phase} title={track.title} />;
}

/** A component of its own, because progress changes many times a second. */
function UnderWay({ id, phase, title }: { id: string; phase: 'analysing' | 'uploading'; title: string }) {
  const { t } = useTranslation('studio');
  const { percent } = useFormatters();
  const progress = useProgress(id);
  return (
    <Text as="span" size="caption" tone="muted" isTabular css={[line, oneLine]}>
      {t(`upload.${phase}`)}
      <progress css={bar} max={1} value={progress} aria-label={t('upload.progressOf', { title })} />
      {percent(Math.floor(progress * 100) / 100)}
    </Text>
  );
}
