import { useTranslation } from '@fairtone/i18n';
import { useAccountListReportsInfiniteQuery, type ReportState } from '../../api/moderation';
import { useUserId } from '../../features/member/useUserId';
import { ReportCard } from './ReportCard';
import { StaffList } from './StaffList';

/** Reports of one state, oldest first. */
export function ReportQueue({ state }: { state: ReportState }) {
  const { t } = useTranslation('account');
  const userId = useUserId();
  const query = useAccountListReportsInfiniteQuery(state, { skip: !userId });
  return (
    <StaffList
      query={query}
      label={t(`moderation.state.${state}`)}
      failedTitle={t('moderation.failed')}
      emptyTitle={t(`moderation.empty.${state}`)}
      renderRow={(report) => <ReportCard key={report.id} report={report} />}
    />
  );
}
