import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';

const sizes = {
  display: css({ fontSize: 'var(--size-display)', fontWeight: 800, letterSpacing: '-0.035em', lineHeight: 0.98 }),
  heading: css({ fontSize: 'var(--size-heading)', letterSpacing: '-0.02em', lineHeight: 1.1 }),
  title: css({ fontSize: 'var(--size-title)', letterSpacing: '-0.012em', lineHeight: 1.2 }),
  lead: css({ fontSize: 'var(--size-lead)', letterSpacing: '-0.008em', lineHeight: 1.25 }),
};

interface Props extends ComponentPropsWithRef<'h2'> {
  /** Level in the outline of the page; `size` sets the look. */
  level: 1 | 2 | 3 | 4;
  size?: keyof typeof sizes;
}

const defaults = { 1: 'display', 2: 'heading', 3: 'title', 4: 'lead' } as const;

/** A heading in the display typeface. */
export function Heading({ level, size = defaults[level], ...rest }: Props) {
  const Tag = `h${level}` as 'h2';
  return <Tag css={sizes[size]} {...rest} />;
}
