import { css } from '@emotion/react';
import { formatDuration, type PlayableTrack } from '@fairtone/domain';
import { AlbumCover } from '@fairtone/ui';
import type { ReactNode } from 'react';

const row = css({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: 52,
});
const line = css({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.35,
});
const title = css({ fontWeight: 500 });
const muted = css({ color: 'var(--text-muted)', fontSize: 'var(--size-caption)' });
const time = css(muted, { fontVariantNumeric: 'tabular-nums' });

/** Cover, title, artist and duration of one track. */
export function TrackLine({ track, children }: { track: PlayableTrack; children?: ReactNode }) {
  return (
    <span css={row}>
      <AlbumCover url={track.albumCover} alt="" sizes="44px" />
      <span>
        <span css={[line, title]}>{track.title}</span>
        <span css={[line, muted]}>{track.artist}</span>
      </span>
      <span css={time}>{formatDuration(track.durationMs)}</span>
      {children}
    </span>
  );
}
