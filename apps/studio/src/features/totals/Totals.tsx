import { css } from '@emotion/react';
import { Text } from '@fairtone/ui';

interface Total {
  label: string;
  value: string;
  note?: string;
}

/** A few sums side by side, each with its label. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <dl css={row}>
      {totals.map(({ label, value, note }) => (
        <div key={label}>
          <Text as="dt" size="caption" tone="muted">
            {label}
          </Text>
          <dd css={figure}>{value}</dd>
          {note && (
            <Text as="dd" size="caption" tone="muted">
              {note}
            </Text>
          )}
        </div>
      ))}
    </dl>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: 'var(--space-5) var(--space-6)',
  margin: 0,
  '& dd': { margin: 0 },
});
const figure = css({
  font: '700 var(--size-title)/1.2 var(--font-display)',
  fontVariantNumeric: 'tabular-nums',
});
