import { css } from '@emotion/react';

/** A link of the desktop navigation; that of the current page has a line below. */
export const navigationLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--target)',
  color: 'var(--text-muted)',
  fontWeight: 500,
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'var(--text)' },
  '&[aria-current="page"]': { color: 'var(--text)', borderBottomColor: 'var(--accent)' },
  // Forced colours show a transparent border too, under every link.
  '@media (forced-colors: active)': {
    borderBottomColor: 'Canvas',
    '&[aria-current="page"]': { borderBottomColor: 'Highlight' },
  },
});
