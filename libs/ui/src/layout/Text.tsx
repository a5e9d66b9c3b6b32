import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';

const sizes = {
  caption: css({ fontSize: 'var(--size-caption)', lineHeight: 1.4 }),
  body: css({ fontSize: 'var(--size-body)' }),
  lead: css({ fontSize: 'var(--size-lead)', lineHeight: 1.5 }),
};

const tones = {
  plain: css({ color: 'inherit' }),
  muted: css({ color: 'var(--text-muted)' }),
  faint: css({ color: 'var(--text-faint)' }),
  accent: css({ color: 'var(--accent)' }),
  danger: css({ color: 'var(--danger)' }),
  success: css({ color: 'var(--success)' }),
};

const oneLine = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const tabular = css({ fontVariantNumeric: 'tabular-nums' });

interface Props extends ComponentPropsWithRef<'p'> {
  as?: ElementType;
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  isTruncated?: boolean;
  /** Tabular figures, for times, prices and counts. */
  isTabular?: boolean;
}

/** A paragraph (or any inline element through `as`) in the text typeface. */
export function Text({ as: Element = 'p', size = 'body', tone = 'plain', isTruncated, isTabular, ...rest }: Props) {
  return <Element css={[sizes[size], tones[tone], isTruncated && oneLine, isTabular && tabular]} {...rest} />;
}
