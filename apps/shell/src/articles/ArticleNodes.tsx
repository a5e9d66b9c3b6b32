import { css } from '@emotion/react';
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ArticleElement, ArticleNode } from './articleSchema.ts';

/** Tables and code blocks scroll horizontally; the page does not. */
const wide = css({ overflowX: 'auto', '&:focus-visible': { outline: '2px solid var(--focus)' } });

/** Text with its paragraphs, lists, tables and links. Creates only elements of the schema and never inserts HTML. */
export function ArticleNodes({ nodes }: { nodes: readonly ArticleNode[] }): ReactNode {
  return nodes.map((node, index) => (typeof node === 'string' ? node : <Element key={index} {...node} />));
}

function Element({ tag, href = '', children }: ArticleElement) {
  const inner = children && <ArticleNodes nodes={children} />;
  if (tag === 'a') return <ArticleLink href={href}>{inner}</ArticleLink>;
  if (tag !== 'table' && tag !== 'pre') return createElement(tag, null, inner);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll only an element that has the focus
    <div css={wide} tabIndex={0} role="group">
      {createElement(tag, null, inner)}
    </div>
  );
}

/** Feeds and sitemaps are files, not routes of the app. */
const isFile = (href: string) => /\.\w+$/.test(href);

function ArticleLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/') && !isFile(href)) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} {...(href.startsWith('https:') && { rel: 'noopener' })}>
      {children}
    </a>
  );
}
