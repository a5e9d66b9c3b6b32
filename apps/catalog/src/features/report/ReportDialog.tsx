import { isApiError } from '@fairtone/api';
import type { DialogProps } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Banner, FormDialog, Select, Text, TextArea } from '@fairtone/ui';
import { useState } from 'react';
import { REPORT_REASONS, useCatalogReportContentMutation, type ReportReason } from '../../api/reportApi';

const DETAILS_MAX = 4000;
const KNOWN_REFUSALS = ['own_content', 'too_many_reports', 'subject_not_found'];

/** Dialog to report an album, a person, a message or a playlist to the moderators. */
export function ReportDialog({ kind, id, title, onClose }: DialogProps<'catalog.report'>) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState<ReportReason>('copyright');
  const [details, setDetails] = useState('');
  const [report, { error, isLoading }] = useCatalogReportContentMutation();
  const refusal = isApiError(error) && KNOWN_REFUSALS.includes(error.message) ? error.message : 'generic';

  async function handleSubmit() {
    const answer = await report({ kind, id, reason, details });
    if (answer.error) return;
    dispatch(toastShown({ title: t('report.sent'), description: t('report.sentText'), tone: 'success' }));
    onClose();
  }

  return (
    <FormDialog
      title={t('report.title', { title })}
      closeLabel={t('common:action.close')}
      onClose={onClose}
      submitLabel={t('report.send')}
      submitSize="large"
      isSubmitting={isLoading}
      onSubmit={handleSubmit}
    >
      <Text tone="muted">{t('report.text')}</Text>
      {error && <Banner tone="danger">{t(`report.error.${refusal}`)}</Banner>}
      <Select
        label={t('report.reason')}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        value={reason}
        onChange={(event) => setReason(event.target.value as ReportReason)}
      />
      <TextArea
        label={t('report.details')}
        description={t('common:form.optional')}
        maxLength={DETAILS_MAX}
        value={details}
        onChange={(event) => setDetails(event.target.value)}
      />
    </FormDialog>
  );
}
