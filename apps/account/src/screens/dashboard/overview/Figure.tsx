import { css } from '@emotion/react';
import { useNetworkReturn } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { ErrorState, Skeleton, Text } from '@fairtone/ui';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** The period that the figure covers, when it is not all time. */
  span?: string;
  query: { data?: number; isError: boolean };
  format: (value: number) => string;
  children?: ReactNode;
}

/** One large number with its label. */
export function Figure({ label, span, query, format, children }: Props) {
  const { t } = useTranslation('account');
  return (
    <div css={styles.figure}>
      <dt>
        <Text as="span" css={styles.label}>
          {label}
        </Text>
        {span && (
          <Text as="span" size="caption" tone="muted">
            {' '}
            {span}
          </Text>
        )}
      </dt>
      <dd css={styles.value}>{shown()}</dd>
      {children && <dd>{children}</dd>}
    </div>
  );

  function shown() {
    if (query.data !== undefined) return format(query.data);
    if (query.isError) return <Text tone="danger">{t('overview.unknown')}</Text>;
    return (
      <span css={styles.pending}>
        <Skeleton width="3em" height="1em" />
      </span>
    );
  }
}

interface FiguresProps {
  /** Queries of all figures. */
  queries: readonly { data?: number; isError: boolean; isFetching: boolean; refetch: () => unknown }[];
  children: ReactNode;
}

/** A row of figures. Without a network and without any loaded figure, it shows one error for all of them. */
export function Figures({ queries, children }: FiguresProps) {
  const { t } = useTranslation('account');
  const missing = queries.filter(({ data, isError }) => isError && data === undefined);
  const handleRetry = () => missing.forEach(({ refetch }) => void refetch());
  const isOffline = useNetworkReturn(handleRetry);
  if (isOffline && missing.length === queries.length) {
    return <ErrorState title={t('overview.failed')} retryLabel={t('action.retry')} onRetry={handleRetry} />;
  }
  return <dl css={styles.row}>{children}</dl>;
}

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: 'var(--space-6) var(--space-8)',
    paddingBottom: 'var(--space-8)',
    borderBottom: '1px solid var(--line)',
    [media.compactOnly]: { gap: 0, paddingBottom: 0, borderBottom: 0 },
  }),
  figure: css({
    display: 'grid',
    gap: 'var(--space-2)',
    alignContent: 'start',
    // On phones one line for each figure: the label left, the number right.
    [media.compactOnly]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'baseline',
      padding: 'var(--space-3) 0',
      borderBottom: '1px solid var(--line)',
    },
  }),
  label: css({ fontWeight: 500 }),
  /** As high as a line with a number, and with its baseline: nothing moves when the number comes. */
  pending: css({
    display: 'flex',
    alignItems: 'center',
    '&::before': { content: '"0"', width: 0, visibility: 'hidden' },
  }),
  value: css({
    font: '700 var(--size-heading)/1.1 var(--font-display)',
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  }),
};
