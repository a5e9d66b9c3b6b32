import { css } from '@emotion/react';

export const choiceRow = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 'var(--space-3)',
  alignItems: 'start',
  minHeight: 'var(--target)',
  paddingBlock: 'var(--space-2)',
  cursor: 'pointer',
});

export const choiceInput = css({
  width: 20,
  height: 20,
  margin: '2px 0 0',
  accentColor: 'var(--accent)',
  cursor: 'inherit',
});

/** A choice as a bordered tile that fills with the accent's tint when chosen. */
export const choiceTile = css({
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-2)',
  background: 'var(--surface)',
  '&:has(input:checked)': {
    borderColor: 'var(--accent)',
    background: 'var(--accent-soft)',
    boxShadow: 'inset 0 0 0 1px var(--accent)',
  },
  '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '&:has(input:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
});
