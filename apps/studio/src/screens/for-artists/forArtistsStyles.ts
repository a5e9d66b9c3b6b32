import { css } from '@emotion/react';

export const lead = css({ maxWidth: '44rem' });

export const grid = css({
  display: 'grid',
  gap: 'var(--space-8)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** Three columns; two or one when there is less space. */
export const threeColumns = css([grid, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' }]);

export const cell = css({ paddingTop: 'var(--space-4)', borderTop: '2px solid var(--text)' });

export const plainQuote = css({ margin: 0, '& blockquote': { margin: 0 } });

export const receipt = css({
  margin: 0,
  maxWidth: '34rem',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 'var(--space-6)',
    padding: 'var(--space-4) 0',
    borderBottom: '1px solid var(--line)',
  },
  '& > div:first-of-type': { borderTop: '2px solid var(--text)' },
  '& dd': { margin: 0, fontFamily: 'var(--font-display)', fontVariantNumeric: 'tabular-nums' },
});
export const sellerShare = css({
  color: 'var(--accent)',
  fontSize: 'var(--size-display)',
  fontWeight: 800,
  lineHeight: 1,
});
export const platformShare = css({ color: 'var(--text-muted)', fontSize: 'var(--size-title)', fontWeight: 600 });
