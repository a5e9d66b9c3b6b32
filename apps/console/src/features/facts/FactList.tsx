import { css } from '@emotion/react';
import { Text } from '@fairtone/ui';
import type { ReactNode } from 'react';

interface Props {
  /** A fact without a value is left out. */
  facts: readonly { label: string; value: ReactNode }[];
}

/** A few values side by side, each below its label. */
export function FactList({ facts }: Props) {
  return (
    <dl css={list}>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <Text as="dt" size="caption" tone="muted">
                {label}
              </Text>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3) var(--space-8)',
  margin: 0,
  '& > div': { minWidth: 0 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
