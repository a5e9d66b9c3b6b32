import { css } from '@emotion/react';
import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { AlbumCover } from '@fairtone/ui';

const button = css({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 'var(--space-3)',
  width: '100%',
  padding: 'var(--space-1)',
  border: 0,
  borderRadius: 'var(--radius-2)',
  background: 'transparent',
  textAlign: 'left',
  lineHeight: 1.3,
  '&:hover': { background: 'var(--hover)' },
});
const line = css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const muted = css({ color: 'var(--text-muted)', fontSize: 'var(--size-caption)' });

/** One queued or recommended track; a click plays it. */
export function MiniCard({ track, onPlay }: { track: PlayableTrack; onPlay: () => void }) {
  const { t } = useTranslation('player');
  return (
    <li>
      <button
        type="button"
        css={button}
        aria-label={t('upNext.play', { title: track.title, artist: track.artist })}
        onClick={onPlay}
      >
        <AlbumCover url={track.albumCover} alt="" sizes="44px" />
        <span>
          <span css={line}>{track.title}</span>
          <span css={[line, muted]}>{track.artist}</span>
        </span>
      </button>
    </li>
  );
}
