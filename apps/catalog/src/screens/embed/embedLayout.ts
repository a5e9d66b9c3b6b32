import { css } from '@emotion/react';

/** Cover and titles stay and only the tracks scroll, because the embedding site sets the height of the frame. */
export const frame = css({
  display: 'grid',
  grid: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  height: '100%',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
});
export const header = css({
  display: 'flex',
  gap: 'var(--space-4)',
  padding: 'var(--space-3)',
  borderBottom: '1px solid var(--line)',
});
export const coverSide = css({ flex: 'none', width: 'clamp(72px, 28vw, 128px)' });
export const titles = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 'var(--space-1)',
  minWidth: 0,
  '& h1, & p': { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& h1': { fontSize: '1.25rem', lineHeight: 1.2 },
  '& h1 a, & p a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
});
export const body = css({ overflowY: 'auto', overscrollBehavior: 'contain' });
