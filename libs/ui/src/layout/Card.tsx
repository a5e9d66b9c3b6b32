import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';

const base = css({
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-3)',
  padding: 'var(--space-6)',
  minWidth: 0,
});

interface Props extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
}

/** A slightly raised area. Prefer lines and space; use it where content needs its own background. */
export function Card({ as: Element = 'div', ...rest }: Props) {
  return <Element css={base} {...rest} />;
}
