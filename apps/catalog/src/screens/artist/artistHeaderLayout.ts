import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

/** Picture and words of an artist's head; the placeholder keeps the same room. */
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
