import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles';

interface OwnProps {
  /** `primary` for the one action that matters on a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Keeps focus and label, shows a spinner and ignores clicks. */
  isLoading?: boolean;
  isFullWidth?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  children?: ReactNode;
}

/** Props of {@link Button}, and those of the element in `as` (a router link, `'a'`). */
export type ButtonProps<E extends ElementType = 'button'> = OwnProps & { as?: E } & Omit<
    ComponentPropsWithRef<E>,
    keyof OwnProps | 'as'
  >;

const fullWidth = css({ width: '100%' });

/**
 * @example
 * <Button variant="primary" icon={<Play size={18} />} onClick={handlePlay}>{t('album.play')}</Button>
 * <Button as={Link} to="/explore">{t('home.explore')}</Button>
 */
export function Button<E extends ElementType = 'button'>(props: ButtonProps<E>) {
  const { as, variant, size, isLoading, isFullWidth, icon, iconAfter, children, ...rest } =
    props as ButtonProps<'button'>;
  const Element: ElementType = as ?? 'button';
  const { onClick, 'aria-disabled': ariaDisabled } = rest;
  const isInert = isLoading || ariaDisabled === true || ariaDisabled === 'true';
  // Not `disabled`: a button that loses focus while it works drops keyboard users at the top of the page.
  const handleClick = isInert ? (event: MouseEvent) => event.preventDefault() : onClick;
  return (
    <Element
      css={[buttonStyles(variant, size), isFullWidth && fullWidth]}
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      onClick={handleClick}
      {...(isInert && { 'aria-disabled': true })}
      {...(isLoading && { 'aria-busy': true })}
    >
      {isLoading ? <Spinner size={18} /> : icon}
      {children}
      {iconAfter}
    </Element>
  );
}
