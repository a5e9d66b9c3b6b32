import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

const card = {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gridTemplateAreas: '"cover title price" "cover artist artist" "cover date action"',
  gap: 'var(--space-1) var(--space-4)',
  padding: 'var(--space-4) 0',
};

/** Table from 768 px on; cards below. */
export const tableStyles = {
  table: css({ [media.belowWide]: { display: 'block', '& > tbody': { display: 'block' } } }),
  head: css({
    '& th': {
      padding: '0 var(--space-4) var(--space-3) 0',
      textAlign: 'left',
      fontSize: 'var(--size-caption)',
      fontWeight: 500,
      color: 'var(--text-muted)',
    },
    [media.belowWide]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  }),
  row: css({
    borderTop: '1px solid var(--line)',
    '& > td': { padding: 'var(--space-3) var(--space-4) var(--space-3) 0' },
    [media.belowWide]: { ...card, '& > td': { padding: 0 } },
  }),
  album: css({
    [media.wide]: { display: 'table-cell', '& > *': { verticalAlign: 'middle' } },
    [media.belowWide]: { display: 'contents' },
  }),
  cover: css({
    width: 64,
    [media.wide]: { display: 'inline-block', marginRight: 'var(--space-4)' },
    [media.belowWide]: { gridArea: 'cover', alignSelf: 'start' },
  }),
  title: css({ fontWeight: 600, [media.belowWide]: { gridArea: 'title' } }),
  artist: css({ color: 'var(--text-muted)', [media.belowWide]: { gridArea: 'artist' } }),
  number: css({ fontVariantNumeric: 'tabular-nums', [media.wide]: { textAlign: 'right !important' as 'right' } }),
  price: css({ [media.belowWide]: { gridArea: 'price', textAlign: 'right' } }),
  date: css({
    color: 'var(--text-muted)',
    [media.wide]: { whiteSpace: 'nowrap' },
    [media.belowWide]: { gridArea: 'date', alignSelf: 'center', fontSize: 'var(--size-caption)' },
  }),
  receipt: css({ display: 'block', fontSize: 'var(--size-caption)' }),
  action: css({
    [media.wide]: { textAlign: 'right', '&&': { paddingRight: 0 } },
    [media.belowWide]: { gridArea: 'action', justifySelf: 'end' },
  }),
};
