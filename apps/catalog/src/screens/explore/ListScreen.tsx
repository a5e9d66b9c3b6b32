import { css } from '@emotion/react';
import { Heading, Page, useDocumentTitle } from '@fairtone/ui';
import type { ReactNode } from 'react';

/** The frame of a list's own screen. */
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
