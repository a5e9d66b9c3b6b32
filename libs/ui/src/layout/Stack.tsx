import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';

/** Steps of the 4 px grid that have a token. */
type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

interface Props extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  gap?: SpaceStep;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Children below each other with an even gap. */
export function Stack({ as: Element = 'div', gap = 4, align = 'stretch', justify = 'start', ...rest }: Props) {
  const style = css({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    gap: `var(--space-${gap})`,
    alignItems: align,
    justifyContent: justify,
  });
  return <Element css={style} {...rest} />;
}

/** Children beside each other, wrapping, with an even gap. */
export function Inline({ as: Element = 'div', gap = 3, align = 'center', justify = 'start', ...rest }: Props) {
  const style = css({
    display: 'flex',
    flexWrap: 'wrap',
    minWidth: 0,
    gap: `var(--space-${gap})`,
    alignItems: align,
    justifyContent: justify,
  });
  return <Element css={style} {...rest} />;
}
