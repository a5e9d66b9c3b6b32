import { css } from '@emotion/react';

/** The width of the container, not of the page, decides about cards: tables are in dialogs too. */
export const containerStyle = css({ position: 'relative', containerType: 'inline-size', width: '100%' });

const card = {
  '&, & > tbody': { display: 'block' },
  '& > thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& > tbody > tr': { display: 'grid', gap: 'var(--space-2)', padding: 'var(--space-4) 0' },
  '& > tbody > tr > *': { display: 'block', padding: 0, minWidth: 0 },
  '& > tbody > tr > td[data-label]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6.5rem, 30%) minmax(0, 1fr)',
    columnGap: 'var(--space-3)',
    justifyItems: 'start',
    '&::before': {
      // The empty alternative text keeps it from screen readers, which read the column's header.
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      gridRow: '1 / span 9',
      fontSize: 'var(--size-caption)',
      lineHeight: 1.75,
      color: 'var(--text-muted)',
      overflowWrap: 'anywhere',
    },
    '& > *': { gridColumn: 2, maxWidth: '100%' },
  },
  '& > tbody > tr > td:empty': { display: 'none' },
} as const;

/** Lines instead of boxes. @param cardsBelow width of the container in px, below which rows are cards */
export const tableStyle = (cardsBelow: number) =>
  css({
    width: '100%',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'left', verticalAlign: 'top', overflowWrap: 'break-word' },
    '& tbody th': { fontWeight: 600 },
    '& tbody tr': { borderTop: '1px solid var(--line)' },
    [`@container (min-width: ${cardsBelow}px)`]: {
      '& th, & td': { padding: 'var(--space-3) var(--space-4) var(--space-3) 0' },
      '& tr > :last-child': { paddingRight: 0 },
      '& thead th': { fontSize: 'var(--size-caption)', fontWeight: 500, color: 'var(--text-muted)' },
      '& [data-number="true"]': { textAlign: 'right' },
      '& td[data-number="true"]': { whiteSpace: 'nowrap' },
    },
    [`@container (max-width: ${cardsBelow - 0.02}px)`]: card,
  });
