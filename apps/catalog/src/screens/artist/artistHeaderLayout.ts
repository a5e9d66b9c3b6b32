import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

/** Layout of the artist header, shared with its placeholder, so that nothing moves when the artist has loaded. */
export const artistHeaderLayout = css({
  display: 'grid',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-6) var(--space-12)',
  [media.wide]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 'clamp(var(--space-8), 4vw, var(--space-16))',
    alignItems: 'center',
    paddingBlock: 'var(--space-10) var(--space-16)',
  },
});
