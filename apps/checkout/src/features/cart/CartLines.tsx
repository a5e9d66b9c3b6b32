import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const style = css({ padding: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid var(--line)' } });

/** List of the albums of a cart, separated by lines. */
export function CartLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
    <ul role="list" aria-label={label} css={style}>
      {children}
    </ul>
  );
}
