import { css } from '@emotion/react';
import type { AlbumSummary } from '@fairtone/music';
import { Skeleton } from '@fairtone/ui';
import { Link } from 'react-router-dom';

const NAMES_SHOWN = 6;

/** Links to the artists of the newest albums. */
export function ArtistRoll({ albums }: { albums: readonly AlbumSummary[] }) {
  const artists = [...new Map(albums.map(({ artistId, artist }) => [artistId, artist]))].slice(0, NAMES_SHOWN);
  return (
    <ul css={roll}>
      {artists.map(([id, name]) => (
        <li key={id} css={line}>
          <Link to={`/artist/${id}`} css={nameStyle}>
            {name}
          </Link>
        </li>
      ))}
      {artists.length === 0 &&
        Array.from({ length: NAMES_SHOWN }, (_, index) => (
          <li key={index} css={line}>
            <Skeleton width={`${70 - ((index * 17) % 40)}%`} height="1.6em" />
          </li>
        ))}
    </ul>
  );
}

const roll = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
});
const line = css({
  flex: '0 1 auto',
  borderTop: '1px solid var(--line)',
  '&:last-of-type': { borderBottom: '1px solid var(--line)' },
});
const nameStyle = css({
  display: 'block',
  padding: 'clamp(4px, 0.7vw, 10px) 0',
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: 'var(--font-display)',
  fontWeight: 700,
  fontSize: 'clamp(1.5rem, 0.9rem + 2vw, 2.5rem)',
  letterSpacing: '-0.025em',
  lineHeight: 1.2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'var(--accent)' },
});
