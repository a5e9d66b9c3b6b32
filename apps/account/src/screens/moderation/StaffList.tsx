import { css } from '@emotion/react';
import { isApiError } from '@fairtone/api';
import { useTranslation } from '@fairtone/i18n';
import { EmptyState, ErrorState, MoreButton, ScreenSpinner, Stack } from '@fairtone/ui';
import { Inbox, ShieldOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** The part of an infinite query that the list uses. */
interface PagedQuery<Row> {
  data?: { pages: Row[][] };
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface Props<Row> {
  query: PagedQuery<Row>;
  /** The list's accessible name. */
  label: string;
  failedTitle: string;
  emptyTitle: string;
  /** Shown above the list, when there is one. */
  hint?: ReactNode;
  /** An element of a list, with its key. */
  renderRow: (row: Row) => ReactNode;
}

/** A paged list for moderators, with its loading, empty, forbidden and failed state. */
export function StaffList<Row>({ query, label, failedTitle, emptyTitle, hint, renderRow }: Props<Row>) {
  const { t } = useTranslation('account');
  const rows = query.data?.pages.flat();

  if (!rows && isApiError(query.error) && query.error.status === 403) {
    return (
      <EmptyState
        icon={<ShieldOff size={32} aria-hidden />}
        title={t('moderation.forbidden')}
        text={t('error.forbidden')}
      />
    );
  }
  if (!rows && query.isError) {
    return <ErrorState title={failedTitle} text={t('error.network')} retryLabel={t('action.retry')} query={query} />;
  }
  if (!rows) return <ScreenSpinner label={t('state.loading')} />;
  if (rows.length === 0) return <EmptyState icon={<Inbox size={32} aria-hidden />} title={emptyTitle} />;
  return (
    <Stack gap={6} align="start">
      {hint}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers */}
      <ul role="list" aria-label={label} css={list}>
        {rows.map(renderRow)}
      </ul>
      <MoreButton query={query}>{t('action.showMore')}</MoreButton>
    </Stack>
  );
}

const list = css({ width: '100%', padding: 0, listStyle: 'none' });
