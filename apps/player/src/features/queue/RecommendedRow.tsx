import { css } from '@emotion/react';
import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { IconButton } from '@fairtone/ui';
import { Plus } from 'lucide-react';
import { TrackLine } from './TrackLine.tsx';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  borderRadius: 'var(--radius-2)',
  '&:hover': { background: 'var(--hover)' },
});
const play = css({
  border: 0,
  padding: '0 0 0 var(--space-1)',
  background: 'transparent',
  textAlign: 'left',
  minWidth: 0,
});

interface Props {
  track: PlayableTrack;
  onPlay: (track: PlayableTrack) => void;
  onQueue: (tracks: PlayableTrack[]) => void;
}

/** A recommended track: a click plays it, the plus button queues it. */
export function RecommendedRow({ track, onPlay, onQueue }: Props) {
  const { t } = useTranslation('player');
  const { title, artist } = track;
  return (
    <li css={row}>
      <button type="button" css={play} aria-label={t('upNext.play', { title, artist })} onClick={() => onPlay(track)}>
        <TrackLine track={track} />
      </button>
      <IconButton
        size="small"
        label={t('recommended.add', { title })}
        icon={<Plus size={18} aria-hidden />}
        onClick={() => onQueue([track])}
      />
    </li>
  );
}
