import { css } from '@emotion/react';
import type { AlbumSummary } from '@fairtone/music';
import { media } from '@fairtone/theme';
import { AlbumCover } from '@fairtone/ui';
import { Link } from 'react-router-dom';

const COLUMNS = [0, 1, 2];
const ROWS = [0, 1, 2, 3];

/** The newest covers in staggered columns, with empty squares while they load. */
export function CoverWall({ albums }: { albums: readonly AlbumSummary[] }) {
  const albumAt = (place: number) => (albums.length > 0 ? albums[place % albums.length] : undefined);
  return (
    <div css={wall}>
      {COLUMNS.map((column) => (
        <div key={column} css={columnStyle}>
          {ROWS.map((row) => {
            const place = row * COLUMNS.length + column;
            const album = albumAt(place);
            const cover = (
              <AlbumCover url={album?.coverImage} alt="" sizes="(max-width: 768px) 30vw, 200px" isPriority={row < 2} />
            );
            if (!album) return <span key={row} css={sleeve} />;
            // With fewer albums than places, covers repeat; the repeats are decoration and have no link.
            const isRepeat = place >= albums.length;
            return isRepeat ? (
              <span key={row}>{cover}</span>
            ) : (
              <Link
                key={row}
                to={`/album/${album.id}`}
                state={{ album }}
                aria-label={`${album.title}, ${album.artist}`}
              >
                {cover}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const wall = css({
  position: 'absolute',
  inset: '0 calc(-1 * var(--page-gutter))',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'var(--space-3)',
  // Reaches from the upper to the lower edge of the hero and is cut off there.
  [media.wide]: { gap: 'var(--space-4)', inset: 'calc(-1 * var(--hero-padding)) 0' },
});
const columnStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'inherit',
  '&:nth-of-type(1)': { transform: 'translateY(-11%)' },
  '&:nth-of-type(2)': { transform: 'translateY(-3%)' },
  '&:nth-of-type(3)': { transform: 'translateY(-17%)' },
  '& > a': { display: 'block', borderRadius: 'var(--radius-1)' },
});
const sleeve = css({ aspectRatio: '1', borderRadius: 'var(--radius-1)', background: 'var(--skeleton)' });
