import { Text } from '@fairtone/ui';
import { css } from '@emotion/react';

/** "Showing 24 of 96 albums". The line keeps its height until the number is known, so that the list below does not move. */
export function CountLine({ text }: { text: string | null }) {
  return (
    <Text tone="muted" isTabular role="status" css={line}>
      {text ?? '\u00a0'}
    </Text>
  );
}

const line = css({ marginBlock: 'var(--space-5) var(--space-6)', lineHeight: 1.4 });
