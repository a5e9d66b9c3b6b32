import { css } from '@emotion/react';

/** The reading text of an article. */
export const prose = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-4)',
  minWidth: 0,
  overflowWrap: 'break-word',
  '& ul, & ol': { paddingInlineStart: 'var(--space-6)', display: 'grid', gap: 'var(--space-2)' },
  '& a': { color: 'inherit', textUnderlineOffset: 3, '&:hover': { color: 'var(--accent)' } },
  '& code, & pre': { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' },
  '& code': {
    background: 'var(--hover)',
    borderRadius: 'var(--radius-1)',
    padding: '1px 5px',
    overflowWrap: 'anywhere',
  },
  '& pre': {
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-2)',
    padding: 'var(--space-4)',
  },
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: 'var(--size-body)' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: 'var(--space-2) var(--space-4) var(--space-2) 0',
    borderBottom: '1px solid var(--line)',
  },
  '& td code': { overflowWrap: 'normal' },
  '& blockquote': {
    borderInlineStart: '3px solid var(--accent)',
    paddingInlineStart: 'var(--space-4)',
    color: 'var(--text-muted)',
  },
});

/** A heading that a link scrolls to is not hidden below the page's header. */
export const anchored = css({ scrollMarginTop: 'calc(var(--header-height, 64px) + var(--space-4))' });
