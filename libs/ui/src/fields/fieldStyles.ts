import { css } from '@emotion/react';

export const controlStyle = css({
  width: '100%',
  minHeight: 48,
  padding: 'var(--space-2) var(--space-4)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-2)',
  background: 'var(--surface)',
  color: 'var(--text)',
  // 16 px: iOS zooms into smaller fields.
  fontSize: '1rem',
  transition: 'border-color var(--motion-fast)',
  '&::placeholder': { color: 'var(--text-faint)', opacity: 1 },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -1, borderColor: 'var(--focus)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--danger)', boxShadow: 'inset 0 0 0 1px var(--danger)' },
  '&:disabled': { background: 'var(--sunken)', color: 'var(--text-faint)', cursor: 'not-allowed' },
});

export const labelStyle = css({ fontWeight: 600, fontSize: 'var(--size-body)' });
export const descriptionStyle = css({ color: 'var(--text-muted)', fontSize: 'var(--size-caption)', lineHeight: 1.45 });
export const errorStyle = css({
  display: 'flex',
  gap: 'var(--space-1)',
  color: 'var(--danger)',
  fontSize: 'var(--size-caption)',
  fontWeight: 500,
  lineHeight: 1.45,
  '& > svg': { flex: 'none', marginTop: 2 },
});
