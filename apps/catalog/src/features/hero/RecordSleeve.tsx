import { css } from '@emotion/react';
import type { AlbumSummary } from '@fairtone/music';
import { AlbumCover } from '@fairtone/ui';

const GROOVES = [46, 42.5, 39, 35.5, 32, 28.5, 25, 21.5];

/** A vinyl record half out of its sleeve, with the album's cover. */
export function RecordSleeve({ album }: { album: AlbumSummary | undefined }) {
  return (
    <div css={frame} aria-hidden>
      <svg css={record} viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="50" fill="var(--inverse)" />
        <g fill="none" stroke="var(--on-inverse)" strokeWidth="0.25" opacity="0.28">
          {GROOVES.map((radius) => (
            <circle key={radius} cx="50" cy="50" r={radius} />
          ))}
        </g>
        <circle cx="50" cy="50" r="17" fill="var(--accent)" />
        <circle cx="50" cy="50" r="1.6" fill="var(--sunken)" />
      </svg>
      <div css={sleeve}>
        {album ? (
          <AlbumCover url={album.coverImage} alt="" sizes="(max-width: 768px) 60vw, 420px" />
        ) : (
          <span css={empty} />
        )}
      </div>
    </div>
  );
}

const frame = css({ position: 'absolute', inset: 0, display: 'flex', alignItems: 'center', justifyContent: 'center' });
const sleeve = css({
  position: 'relative',
  height: '88%',
  aspectRatio: '1',
  transform: 'translateX(-18%)',
  boxShadow: 'var(--shadow-3)',
  borderRadius: 'var(--radius-1)',
});
const record = css({ position: 'absolute', height: '82%', transform: 'translateX(34%)' });
const empty = css({
  display: 'block',
  width: '100%',
  height: '100%',
  background: 'var(--skeleton)',
  borderRadius: 'inherit',
});
