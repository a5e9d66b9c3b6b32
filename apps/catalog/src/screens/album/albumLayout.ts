import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

/** Shared by the page and its placeholder, so that nothing moves when the album has loaded. */
export const layout = css({
  display: 'grid',
  gap: 'var(--space-4)',
  marginTop: 'var(--space-4)',
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: 'clamp(var(--space-8), 5vw, var(--space-20))',
    alignItems: 'start',
  },
});

/** On phones the cover is small enough that the price, its button and the player fit on the first screen. */
export const coverColumn = css({
  width: 'min(100%, 26dvh)',
  marginInline: 'auto',
  [media.wide]: {
    width: 'auto',
    marginInline: 0,
    position: 'sticky',
    top: 'calc(var(--header-height) + var(--space-6))',
  },
});

export const details = css({
  display: 'grid',
  gap: 'var(--space-4)',
  minWidth: 0,
  [media.wide]: { gap: 'var(--space-6)' },
});

export const titleBlock = css({ display: 'grid', gap: 'var(--space-3)', minWidth: 0 });

export const COVER_SIZES = '(max-width: 768px) min(88vw, 26vh), (max-width: 1280px) 42vw, 520px';
