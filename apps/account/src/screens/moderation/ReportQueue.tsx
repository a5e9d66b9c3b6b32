import { css } from '@emotion/react';
import { isApiError } from '@fairtone/api';
import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, ErrorState, Spinner, Stack } from '@fairtone/ui';
import { Inbox, ShieldOff } from 'lucide-react';
import { useAccountListReportsInfiniteQuery, type ReportState } from '../../api/moderation';
import { useUserId } from '../../features/member/useUserId';
import { ReportCard } from './ReportCard';

/** Reports of one state, the one that waits longest first. */
export function ReportQueue({ state }: { state: ReportState }) {
  const { t } = useTranslation('account');
  const userId = useUserId();
  const queue = useAccountListReportsInfiniteQuery(state, { skip: !userId });
  const reports = queue.data?.pages.flat();

  if (!reports && isApiError(queue.error) && queue.error.status === 403) {
    return (
      <EmptyState
        icon={<ShieldOff size={32} aria-hidden />}
        title={t('moderation.forbidden')}
        text={t('error.forbidden')}
      />
    );
  }
  if (!reports && queue.isError) {
    return (
      <ErrorState
        title={t('moderation.failed')}
        text={t('error.network')}
        retryLabel={t('action.retry')}
        onRetry={() => void queue.refetch()}
        isRetrying={queue.isFetching}
      />
    );
  }
  if (!reports) return <Spinner label={t('state.loading')} />;
  if (reports.length === 0) {
    return <EmptyState icon={<Inbox size={32} aria-hidden />} title={t(`moderation.empty.${state}`)} />;
  }
  return (
    <Stack gap={6} align="start">
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers */}
      <ul role="list" aria-label={t(`moderation.state.${state}`)} css={list}>
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </ul>
      {queue.hasNextPage && (
        <Button isLoading={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
          {t('action.showMore')}
        </Button>
      )}
    </Stack>
  );
}

const list = css({ width: '100%', padding: 0, listStyle: 'none' });
