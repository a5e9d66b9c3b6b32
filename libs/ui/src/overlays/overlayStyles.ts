import { css } from '@emotion/react';

export const backdrop = css({
  position: 'fixed',
  inset: 0,
  height: 'var(--visual-viewport-height, 100dvh)',
  background: 'var(--overlay)',
  transition: 'opacity var(--motion)',
  '&[data-entering], &[data-exiting]': { opacity: 0 },
});

export const floating = css({
  background: 'var(--raised)',
  color: 'var(--text)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-2)',
  boxShadow: 'var(--shadow-2)',
  transition: 'opacity var(--motion-fast), transform var(--motion-fast) var(--ease-out)',
  '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(-4px)' },
});

export const overlayHeader = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  padding: 'var(--space-5) var(--space-3) var(--space-3) var(--space-6)',
});

export const overlayBody = css({
  padding: '0 var(--space-6) var(--space-6)',
  overflowY: 'auto',
  flex: '1 1 auto',
  overscrollBehavior: 'contain',
});

export const overlayFooter = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 'var(--space-3)',
  padding: 'var(--space-4) var(--space-6)',
  borderTop: '1px solid var(--line)',
});
