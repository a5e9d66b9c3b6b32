import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';

const style = css({
  display: 'grid',
  // 44 % gives at least two columns, even on the narrowest phone.
  gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(7.5rem, 44%, 12.5rem), 1fr))',
  gap: 'var(--space-8) clamp(var(--space-3), 2.2vw, var(--space-6))',
  padding: 0,
  // Not `none`: Safari takes the list role from a list without markers.
  listStyleType: '""',
});

/** A responsive grid of covers. Children are `<li>`. */
export function CoverGrid(props: ComponentPropsWithRef<'ul'>) {
  return <ul css={style} {...props} />;
}
