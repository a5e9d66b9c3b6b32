import { useTranslation } from '@fairtone/i18n';
import { Button, Dialog, ErrorState, Spinner, Stack } from '@fairtone/ui';
import { useAccountGetSubjectQuery, useAccountListActsQuery, type Report } from '../../api/moderation';
import { ActList } from './ActList';
import { AnswerForm } from './AnswerForm';
import { HoldForm } from './HoldForm';
import { SubjectView } from './SubjectView';

/** One report: its subject, a form that hides or restores the subject, and the answer to its reporter. */
export function CaseDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation('account');
  const subject = { kind: report.subject_kind, id: report.subject_id };
  const facts = useAccountGetSubjectQuery(subject);
  const acts = useAccountListActsQuery(subject);

  function handleChanged() {
    void facts.refetch();
    void acts.refetch();
  }

  return (
    <Dialog
      title={report.subject_title}
      closeLabel={t('action.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      {facts.data ? (
        <Stack gap={8}>
          <SubjectView subject={subject} facts={facts.data} />
          {facts.data.subject && <HoldForm subject={subject} hold={facts.data.hold} onChanged={handleChanged} />}
          {report.state === 'open' && <AnswerForm reportId={report.id} onAnswered={onClose} />}
          <ActList acts={acts.data ?? []} />
        </Stack>
      ) : facts.isError ? (
        <ErrorState headingLevel={3} title={t('moderation.failed')} retryLabel={t('action.retry')} query={facts} />
      ) : (
        <Spinner label={t('state.loading')} />
      )}
    </Dialog>
  );
}
