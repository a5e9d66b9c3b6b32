import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const style = css({ padding: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid var(--line)' } });

/** The list around the albums of a cart: a line between them, no boxes. */
export function CartLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} css={style}>
      {children}
    </ul>
  );
}
