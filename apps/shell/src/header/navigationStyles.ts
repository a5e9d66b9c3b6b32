import { css } from '@emotion/react';

/** An entry of the desktop navigation; the page that is shown has a line below it. */
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
