import { css, keyframes } from '@emotion/react';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const menuSurfaceStyle = css({ position: 'fixed', inset: 0, zIndex: 'var(--z-popover)' });
const size = css({ minWidth: 200, maxWidth: 'min(22rem, calc(100vw - 16px))', overflowY: 'auto' });
export const menuPanelStyle = css(size, {
  position: 'absolute',
  overscrollBehavior: 'contain',
  animation: `${enter} var(--motion-fast) var(--ease-out)`,
});
/** A list of react-aria that a field opens. */
export const menuPopoverStyle = css(size, { zIndex: 'var(--z-popover) !important' as never });
export const menuListStyle = css({ padding: 'var(--space-1)', outline: 'none' });
export const menuHeaderStyle = css({ padding: 'var(--space-3) var(--space-4)', borderBottom: '1px solid var(--line)' });

export const menuEntryStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: 'var(--target)',
  padding: 'var(--space-2) var(--space-3)',
  borderRadius: 'var(--radius-1)',
  cursor: 'pointer',
  outline: 'none',
  '& > svg': { flex: 'none', color: 'var(--text-muted)' },
  '& > svg:last-child:not(:first-of-type), & > [data-check]': { marginLeft: 'auto' },
  '&:focus, &[data-focused]': { background: 'var(--hover)' },
  '&:focus-visible, &[data-focus-visible]': { outline: '2px solid var(--focus)', outlineOffset: -2 },
  '&[aria-disabled]': { color: 'var(--text-faint)', cursor: 'not-allowed' },
});
export const menuDangerStyle = css({ color: 'var(--danger)', '& > svg': { color: 'inherit' } });
export const menuLineAboveStyle = css({
  marginTop: 'calc(2 * var(--space-1) + 1px)',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: 'calc(-1 * var(--space-1) - 1px)',
    height: 1,
    background: 'var(--line)',
  },
  position: 'relative',
});
