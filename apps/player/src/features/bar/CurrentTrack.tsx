import { css } from '@emotion/react';
import type { PlayableTrack } from '@fairtone/domain';
import { selectIsFullScreen, useAppSelector } from '@fairtone/store';
import { AlbumCover } from '@fairtone/ui';
import { Link } from 'react-router-dom';
import { COVER_TRANSITION } from '../full-screen/withCoverTransition.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-3)', minWidth: 0 });
const cover = css({ width: 52, flex: 'none' });
const words = css({ minWidth: 0, display: 'grid' });
// 24 px: the minimum target size of WCAG 2.5.8 for links that are this close.
const line = css({
  lineHeight: '24px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const title = css({ fontWeight: 600 });
const artist = css({ color: 'var(--text-muted)', fontSize: 'var(--size-caption)' });

/** The current track; cover, title and artist link to its album. */
export function CurrentTrack({ track }: { track: PlayableTrack }) {
  const isFullScreen = useAppSelector(selectIsFullScreen);
  const album = `/album/${track.albumId}`;
  return (
    <div css={row}>
      <Link to={album} css={cover} tabIndex={-1} aria-hidden>
        <AlbumCover
          url={track.albumCover}
          alt=""
          sizes="52px"
          transitionName={isFullScreen ? undefined : COVER_TRANSITION}
        />
      </Link>
      <div css={words}>
        <Link to={album} css={[line, title]}>
          {track.title}
        </Link>
        <Link to={album} css={[line, artist]}>
          {track.artist}
        </Link>
      </div>
    </div>
  );
}
