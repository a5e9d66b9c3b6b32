import { useTranslation } from '@fairtone/i18n';
import { EmptyState, ErrorState, ScreenSpinner } from '@fairtone/ui';
import type { ReactNode } from 'react';

/** The person whose profile shows the tab. */
export interface TabProps {
  personId: string;
  isOwn: boolean;
}

interface Props<Row> {
  query: { data?: Row[]; isError: boolean; isFetching: boolean; refetch: () => unknown };
  failed: string;
  empty: string;
  emptyText?: string;
  /** Shown in the empty state, such as a button. */
  emptyAction?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** Shows the rows of a query, and its loading, empty and failed state. */
export function Answer<Row>({ query, failed, empty, emptyText, emptyAction, children }: Props<Row>) {
  const { t } = useTranslation('common');
  if (query.data?.length) return children(query.data);
  if (query.data) {
    return (
      <EmptyState title={empty} text={emptyText}>
        {emptyAction}
      </EmptyState>
    );
  }
  if (!query.isError) return <ScreenSpinner label={t('state.loading')} />;
  return <ErrorState title={failed} text={t('error.network')} retryLabel={t('action.retry')} query={query} />;
}
