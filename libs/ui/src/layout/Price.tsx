import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const style = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' });
const sizes = {
  body: css({ fontSize: 'var(--size-body)' }),
  large: css({
    fontFamily: 'var(--font-display)',
    fontSize: 'var(--size-heading)',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  }),
};

interface Props {
  /** The formatted price: "$8.00", "Free". */
  children: ReactNode;
  size?: keyof typeof sizes;
}

/** An amount of money, in tabular figures. */
export function Price({ children, size = 'body' }: Props) {
  return <span css={[style, sizes[size]]}>{children}</span>;
}
