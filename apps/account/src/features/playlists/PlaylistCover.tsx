import { css } from '@emotion/react';
import { AlbumCover } from '@fairtone/ui';

/** A mosaic of the first four covers, or the first cover when there are fewer than four. */
export function PlaylistCover({ covers, sizes }: { covers: readonly string[]; sizes?: string }) {
  const shown = covers.slice(0, 4);
  if (shown.length < 4) return <AlbumCover url={shown[0]} alt="" sizes={sizes} />;
  return (
    <div css={mosaic}>
      {shown.map((url) => (
        <AlbumCover key={url} url={url} alt="" sizes="110px" css={tile} />
      ))}
    </div>
  );
}

const mosaic = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  borderRadius: 'var(--radius-1)',
});
const tile = css({ borderRadius: 0 });
