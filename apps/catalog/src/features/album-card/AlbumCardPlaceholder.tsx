import { css } from '@emotion/react';
import { Skeleton } from '@fairtone/ui';
import { BadgePlaceholder } from '../genre/BadgePlaceholder';

/** Placeholder with the lines and heights of an album card, so that nothing moves when the album has loaded. */
export function AlbumCardPlaceholder() {
  return (
    <div css={card} aria-hidden>
      <Skeleton shape="square" />
      <span css={title}>
        <Skeleton width="75%" height="1.0625rem" />
      </span>
      <span css={artist}>
        <Skeleton width="50%" height="0.9375rem" />
      </span>
      <span css={price}>
        <Skeleton width={48} height="0.9375rem" />
      </span>
      <span css={badges}>
        <BadgePlaceholder width={56} />
        <BadgePlaceholder />
      </span>
    </div>
  );
}

const card = css({ display: 'flex', flexDirection: 'column' });
const line = { display: 'flex', alignItems: 'center' } as const;
const title = css({ ...line, marginTop: 'var(--space-3)', height: 24 });
const artist = css({ ...line, height: 24 });
const price = css({ ...line, height: 24, marginTop: 'var(--space-1)' });
const badges = css({ ...line, gap: 'var(--space-1)', marginTop: 'var(--space-1)' });
