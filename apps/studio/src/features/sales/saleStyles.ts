import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

const area = (name: string) => css({ [media.compactOnly]: { gridArea: name } });
const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * On wide screens a sale is one row of the table. On a phone it is three lines: title and amounts, date and state, and
 * the buttons, so that no button is outside the screen. Every row has the same columns, so that amounts are aligned.
 */
export const saleStyles = {
  table: css({
    [media.compactOnly]: { display: 'block', '& > thead, & > tbody': { display: 'block' } },
  }),
  row: css({
    [media.compactOnly]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 5em 5.5em',
      gridTemplateAreas: '"title price share" "date date state" "actions actions actions"',
      alignItems: 'baseline',
      columnGap: 'var(--space-3)',
      padding: 'var(--space-2) 0',
      '&& > *': { padding: 'var(--space-1) 0' },
      '&& > :empty': { display: 'none' },
    },
  }),
  inset: css({ [media.compactOnly]: { '&&, && > td': { display: 'block' } } }),
  cell: {
    title: area('title'),
    price: area('price'),
    share: area('share'),
    date: css(area('date'), { [media.compactOnly]: { color: 'var(--text-muted)' } }),
    state: css(area('state'), { [media.compactOnly]: { '&&': { textAlign: 'right' } } }),
    actions: css(area('actions'), { [media.compactOnly]: { justifySelf: 'end' } }),
  },
  /** Column heads. On phones those of date and state are hidden, because the values explain themselves. */
  head: {
    title: area('title'),
    price: area('price'),
    share: area('share'),
    date: css({ [media.compactOnly]: visuallyHidden }),
    state: css({ [media.compactOnly]: visuallyHidden }),
  },
  noHead: css({ [media.compactOnly]: visuallyHidden }),
};
