import { css } from '@emotion/react';
import { Heading, Page, Stack, Text, useDocumentTitle } from '@fairtone/ui';
import type { ReactNode } from 'react';

const below = css({
  borderTop: '1px solid var(--line)',
  paddingTop: 'var(--space-6)',
  marginTop: 'var(--space-2)',
  '&:empty': { display: 'none' },
});

interface AuthPageProps {
  title: string;
  text?: string;
  children: ReactNode;
  /** Below a line: other ways to sign in. */
  footer?: ReactNode;
}

/** Narrow page around every sign-in screen. */
export function AuthPage({ title, text, children, footer }: AuthPageProps) {
  useDocumentTitle(title);
  return (
    <Page width="form">
      <Stack gap={6}>
        <div>
          <Heading level={1} size="heading">
            {title}
          </Heading>
          {text && <Text>{text}</Text>}
        </div>
        {children}
        {footer && <div css={below}>{footer}</div>}
      </Stack>
    </Page>
  );
}
