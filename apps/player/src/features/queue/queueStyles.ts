import { css } from '@emotion/react';

export const sectionHeading = css({ fontSize: 'var(--size-lead)', marginBottom: 'var(--space-2)' });

/** A button inside a row that can be pressed itself. */
export const rowButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 36,
  height: 'var(--target)',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-2)',
  background: 'transparent',
  color: 'var(--text-muted)',
  '&:hover': { background: 'var(--hover)', color: 'var(--text)' },
});
