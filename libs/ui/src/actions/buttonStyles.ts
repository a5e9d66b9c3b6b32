import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  border: '1px solid transparent',
  borderRadius: 'var(--radius-full)',
  fontFamily: 'var(--font-text)',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'background-color var(--motion-fast), border-color var(--motion-fast), transform var(--motion-fast)',
  '&:active': { transform: 'scale(0.98)' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed', transform: 'none' },
  '& svg': { flex: 'none' },
});

const buttonVariants = {
  primary: css({
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    [media.hover]: { '&:hover:not([aria-disabled="true"], :disabled)': { background: 'var(--accent-hover)' } },
  }),
  secondary: css({
    background: 'transparent',
    color: 'var(--text)',
    borderColor: 'var(--line-strong)',
    [media.hover]: { '&:hover': { background: 'var(--hover)', borderColor: 'var(--text-muted)' } },
  }),
  ghost: css({
    background: 'transparent',
    color: 'var(--text)',
    [media.hover]: { '&:hover': { background: 'var(--hover)' } },
  }),
  danger: css({
    background: 'var(--danger)',
    color: 'var(--on-danger)',
    [media.hover]: { '&:hover': { opacity: 0.9 } },
  }),
};

const buttonSizes = {
  small: css({ minHeight: 36, padding: '0 var(--space-4)', fontSize: 'var(--size-caption)' }),
  medium: css({ minHeight: 44, padding: '0 var(--space-5)', fontSize: 'var(--size-body)' }),
  large: css({ minHeight: 52, padding: '0 var(--space-8)', fontSize: '1rem' }),
};

export type ButtonVariant = keyof typeof buttonVariants;
export type ButtonSize = keyof typeof buttonSizes;

/** Styles of a button, for elements that cannot be a Button (a file input's label). */
export function buttonStyles(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium') {
  return [base, buttonSizes[size], buttonVariants[variant]];
}
