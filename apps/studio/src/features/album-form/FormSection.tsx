import { css } from '@emotion/react';
import { Heading, Stack, Text } from '@fairtone/ui';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

const style = css({ paddingTop: 'var(--space-8)', borderTop: '1px solid var(--line)' });

/** A titled section of a long form. */
export function FormSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section css={style} aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} size="title" id={id}>
            {title}
          </Heading>
          {text && <Text tone="muted">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
