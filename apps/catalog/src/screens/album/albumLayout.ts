import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

/** Shared by the page and its placeholder, so that nothing moves when the album arrives. */
export const layout = css({
  display: 'grid',
  gap: 'var(--space-6)',
  marginTop: 'var(--space-4)',
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: 'clamp(var(--space-8), 5vw, var(--space-20))',
    alignItems: 'start',
  },
});

export const coverColumn = css({
  [media.wide]: { position: 'sticky', top: 'calc(var(--header-height) + var(--space-6))' },
});

export const details = css({ display: 'grid', gap: 'var(--space-6)', minWidth: 0 });

export const titleBlock = css({ display: 'grid', gap: 'var(--space-3)', minWidth: 0 });

/** On a phone a little less than it is: 640 pixels do where a few more would be wanted. */
export const COVER_SIZES = '(max-width: 768px) 88vw, (max-width: 1280px) 42vw, 520px';
