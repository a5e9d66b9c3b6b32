import { css } from '@emotion/react';
import { Heading, Page, useDocumentTitle } from '@fairtone/ui';
import type { ReactNode } from 'react';

/** Page with a heading around a list. */
export function ListScreen({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <Page>
      <Heading level={1} css={heading}>
        {title}
      </Heading>
      {children}
    </Page>
  );
}

const heading = css({ marginBottom: 'var(--space-6)' });
