import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

export const row = css({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) 3.5rem minmax(148px, auto)',
  alignItems: 'center',
  columnGap: 'var(--space-4)',
  padding: 'var(--space-3) 0',
  borderBottom: '1px solid var(--line)',
  [media.compactOnly]: { gridTemplateColumns: '1.5rem minmax(0, 1fr) auto', columnGap: 'var(--space-3)' },
});

export const rowNumber = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--size-title)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  color: 'var(--text-faint)',
  [media.hover]: { cursor: 'grab' },
});

/** Marks where a dragged row would be dropped. */
export const rowTarget = css({ boxShadow: 'inset 0 0 0 2px var(--accent)', borderRadius: 'var(--radius-1)' });

export const rowTitle = css({ display: 'flex', flexDirection: 'column', minWidth: 0 });

// Looks like text until it is hovered or focused, so that the list does not look like a form.
export const titleInput = css({
  width: '100%',
  minHeight: 36,
  padding: '0 var(--space-2)',
  marginLeft: 'calc(-1 * var(--space-2))',
  border: '1px solid transparent',
  borderRadius: 'var(--radius-1)',
  background: 'transparent',
  color: 'var(--text)',
  fontSize: '1rem',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  [media.hover]: { '&:hover': { borderColor: 'var(--line-strong)' } },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -1, background: 'var(--surface)' },
});

export const rowTime = css({ textAlign: 'right' });

export const rowActions = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  [media.compactOnly]: { gridColumn: '2 / -1', justifyContent: 'flex-start', marginLeft: 'calc(-1 * var(--space-2))' },
});
