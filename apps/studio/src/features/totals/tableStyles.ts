import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

/** Tables of figures: lines instead of boxes; numbers are right-aligned and do not wrap. */
export const tableStyles = {
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: 'var(--space-2) var(--space-4) var(--space-2) 0',
      textAlign: 'left',
      whiteSpace: 'nowrap',
    },
    // On phones text wraps, so that the amounts stay visible.
    [media.compactOnly]: { '& th, & td': { whiteSpace: 'normal', paddingRight: 'var(--space-3)' } },
    '& tr > :last-child': { paddingRight: 0 },
    '& tbody tr': { borderTop: '1px solid var(--line)' },
    '& tbody th': { fontWeight: 500 },
    '& thead th': {
      fontSize: 'var(--size-caption)',
      fontWeight: 500,
      color: 'var(--text-muted)',
      position: 'sticky',
      top: 0,
      background: 'var(--bg)',
    },
  }),
  number: css({ textAlign: 'right !important' as 'right', whiteSpace: 'nowrap !important' as 'nowrap' }),
};
