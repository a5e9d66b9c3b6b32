import { css } from '@emotion/react';
import { formatDuration } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { IconButton } from '@fairtone/ui';
import { ListPlus, Pause, Play } from 'lucide-react';
import type { AlbumTrack } from '../../model/track';
import { PlayingBars } from '../album-card/PlayingBars';

interface Props {
  track: AlbumTrack;
  isCurrent: boolean;
  isPlaying: boolean;
  /** False for tracks that have no public stream: unpublished or still being worked on. */
  canPlay: boolean;
  onToggle: () => void;
  onQueue: () => void;
}

export function TrackRow({ track, isCurrent, isPlaying, canPlay, onToggle, onQueue }: Props) {
  const { t } = useTranslation('catalog');
  const label = t(isPlaying ? 'common:playback.pauseTitle' : 'common:playback.playTitle', { title: track.title });
  const HoverIcon = isPlaying ? Pause : Play;
  return (
    <tr css={[row, isCurrent && current]} aria-current={isCurrent || undefined}>
      <td css={numberCell}>
        <span className="track-number">{isCurrent ? <PlayingBars isMoving={isPlaying} /> : track.trackNumber}</span>
        {canPlay && (
          <span className="track-icon" aria-hidden>
            <HoverIcon size={16} fill="currentColor" strokeWidth={1.5} />
          </span>
        )}
      </td>
      <td css={titleCell}>
        <button type="button" css={titleButton} aria-label={label} disabled={!canPlay} onClick={onToggle}>
          {track.title}
        </button>
      </td>
      <td css={durationCell}>{formatDuration(track.durationMs)}</td>
      <td css={actionCell}>
        <IconButton
          size="small"
          label={t('album.tracks.queue', { title: track.title })}
          icon={<ListPlus size={18} aria-hidden />}
          disabled={!canPlay}
          onClick={onQueue}
        />
      </td>
    </tr>
  );
}

const row = css({
  borderBottom: '1px solid var(--line)',
  '& .track-icon': { display: 'none' },
  [media.hover]: {
    '&:hover': { background: 'var(--hover)' },
    '&:hover .track-icon': { display: 'inline-flex' },
    '&:hover .track-icon ~ *, &:hover .track-number:not(:only-child)': { display: 'none' },
  },
});
const current = css({ color: 'var(--accent)' });
const cell = { padding: 0, height: 52, verticalAlign: 'middle' } as const;
const numberCell = css({
  ...cell,
  paddingLeft: 'var(--space-2)',
  color: 'var(--text-muted)',
  '& > span': { verticalAlign: 'middle' },
});
const titleCell = css({ ...cell, position: 'relative' });
const titleButton = css({
  width: '100%',
  minHeight: 52,
  padding: 'var(--space-1) var(--space-2)',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:disabled': { color: 'var(--text-faint)', cursor: 'default' },
  // Reaches over the number, so that a click there plays as well.
  '&::before': { content: '""', position: 'absolute', inset: '0 0 0 -48px' },
});
const durationCell = css({ ...cell, textAlign: 'right', color: 'var(--text-muted)' });
const actionCell = css({ ...cell, textAlign: 'right' });
