import { css } from '@emotion/react';
import { Heading, Page, Stack, Text, useDocumentTitle } from '@fairtone/ui';
import { type ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

const narrow = css({ maxWidth: 1040 });
/** What follows the form would be pushed away by it. */
const afterForm = css({ '& > [data-pending-screen] ~ *': { display: 'none' } });

/** Page layout of both album forms. */
export function AlbumFormPage({ title, text, children }: Props) {
  useDocumentTitle(title);
  return (
    <Page css={narrow}>
      <Stack gap={10} css={afterForm}>
        <Stack gap={2}>
          <Heading level={1} size="heading">
            {title}
          </Heading>
          {text && <Text tone="muted">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}
