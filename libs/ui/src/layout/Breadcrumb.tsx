import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-2)',
  padding: 0,
  // Not `none`: Safari takes the list role from a list without markers.
  listStyleType: '""',
  color: 'var(--text-muted)',
  '& > li': { display: 'flex', gap: 'var(--space-2)', minWidth: 0 },
  '& > li + li::before': { content: '"/" / ""', color: 'var(--text-faint)' },
  '& a': { textDecoration: 'none', '&:hover': { color: 'var(--text)', textDecoration: 'underline' } },
  '& [aria-current]': { color: 'var(--text)', overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface Props {
  /** Accessible name, such as "You are here". */
  label: string;
  /** Links to the parent pages, from the top. */
  children: ReactNode;
  /** The name of this page; not a link. */
  current: ReactNode;
}

/** @example <Breadcrumb label={t('here')} current={album.title}><Link to="/">Home</Link></Breadcrumb> */
export function Breadcrumb({ label, children, current }: Props) {
  return (
    <nav aria-label={label}>
      <ol css={list}>
        {Children.map(children, (child) => child && <li>{child}</li>)}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
