import { css } from '@emotion/react';
import { media } from '@fairtone/theme';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';

interface OwnProps {
  /** Accessible name: what the button does. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'outlined' | 'accent' | 'scrim';
  /** The visible disc in px; the target is never smaller than 44 px. */
  size?: 'small' | 'medium' | 'large';
  /** For toggles: like, mute, shuffle. */
  isPressed?: boolean;
  /** A small number at the corner: items in the cart. Hidden at 0; put the count into `label` as well. */
  count?: number;
}

/** Props of {@link IconButton}. */
export type IconButtonProps<E extends ElementType = 'button'> = OwnProps & { as?: E } & Omit<
    ComponentPropsWithRef<E>,
    keyof OwnProps | 'as' | 'children'
  >;

const base = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 'var(--radius-full)',
  color: 'var(--text)',
  background: 'transparent',
  cursor: 'pointer',
  transition: 'background-color var(--motion-fast), color var(--motion-fast), transform var(--motion-fast)',
  '&:active': { transform: 'scale(0.94)' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed', transform: 'none' },
  // Extends a small disc to the full touch target.
  '&::after': { content: '""', position: 'absolute', inset: 'min(0px, calc((100% - var(--target)) / 2))' },
});

const sizes = {
  small: css({ width: 36, height: 36 }),
  medium: css({ width: 44, height: 44 }),
  large: css({ width: 56, height: 56 }),
};

const variants = {
  plain: css({
    [media.hover]: { '&:hover': { background: 'var(--hover)' } },
    '&[aria-pressed="true"]': { color: 'var(--accent)' },
  }),
  outlined: css({
    borderColor: 'var(--line-strong)',
    [media.hover]: { '&:hover': { background: 'var(--hover)' } },
    '&[aria-pressed="true"]': { color: 'var(--accent)', borderColor: 'var(--accent)' },
  }),
  accent: css({
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    [media.hover]: { '&:hover': { background: 'var(--accent-hover)' } },
  }),
  scrim: css({ background: 'var(--scrim)', color: 'var(--on-scrim)' }),
};

const badge = css({
  position: 'absolute',
  top: 2,
  right: 2,
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 'var(--radius-full)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  font: '600 0.6875rem/18px var(--font-text)',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

/** A round button that shows only an icon. */
export function IconButton<E extends ElementType = 'button'>(props: IconButtonProps<E>) {
  const {
    as,
    label,
    icon,
    variant = 'plain',
    size = 'medium',
    isPressed,
    count,
    ...rest
  } = props as IconButtonProps<'button'>;
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      css={[base, sizes[size], variants[variant]]}
      {...(Element === 'button' && { type: 'button' })}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      aria-label={label}
      title={label}
      {...rest}
    >
      {icon}
      {count ? (
        <span css={badge} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Element>
  );
}
