import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';

const variants = {
  inline: css({ color: 'var(--accent)', textDecoration: 'underline', '&:hover': { color: 'var(--accent-hover)' } }),
  quiet: css({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }),
  strong: css({
    color: 'var(--text)',
    fontWeight: 600,
    textDecorationColor: 'var(--accent)',
    textDecorationThickness: 2,
    '&:hover': { color: 'var(--accent)' },
  }),
};

interface OwnProps {
  /** `inline` inside text, `quiet` for titles and names, `strong` for "View all". */
  variant?: keyof typeof variants;
}

/** Props of {@link Link}; pass the router's link through `as`. */
export type LinkProps<E extends ElementType = 'a'> = OwnProps & { as?: E } & Omit<
    ComponentPropsWithRef<E>,
    keyof OwnProps | 'as'
  >;

/** @example <Link as={RouterLink} to="/all-albums" variant="strong">{t('home.viewAll')}</Link> */
export function Link<E extends ElementType = 'a'>(props: LinkProps<E>) {
  const { as, variant = 'inline', ...rest } = props as LinkProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return <Element css={variants[variant]} {...rest} />;
}
