import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge, Button, Inline, Stack, Text } from '@fairtone/ui';
import { useState } from 'react';
import type { Report } from '../../api/moderation';
import { CaseDialog } from './CaseDialog';

/** One report: its subject, the reason, and the answer. */
export function ReportCard({ report }: { report: Report }) {
  const { t } = useTranslation('account');
  const { date } = useFormatters();
  const [isOpen, setIsOpen] = useState(false);
  const { subject_title: title, subject_kind: kind, claimant_name: claimant } = report;
  return (
    <li css={card}>
      <Stack gap={2} align="start">
        <Inline gap={2}>
          <Badge>{t(`moderation.kind.${kind}`)}</Badge>
          <Badge tone="warning">{t(`moderation.reason.${report.reason}`)}</Badge>
          {report.outcome && <Badge tone="outline">{t(`moderation.outcome.${report.outcome}`)}</Badge>}
        </Inline>
        <Text css={strong}>{title}</Text>
        {report.details && <Text css={words}>{report.details}</Text>}
        {report.answer && <Text tone="muted">{t('moderation.answered', { answer: report.answer })}</Text>}
        <Text size="caption" tone="muted">
          {claimant
            ? t('moderation.claimed', { name: claimant, email: report.claimant_email, date: date(report.created_at) })
            : t('moderation.reported', { date: date(report.created_at) })}
        </Text>
      </Stack>
      <Button size="small" aria-label={t('moderation.lookAt', { title })} onClick={() => setIsOpen(true)}>
        {t('moderation.look')}
      </Button>
      {isOpen && <CaseDialog report={report} onClose={() => setIsOpen(false)} />}
    </li>
  );
}

const card = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 'var(--space-4)',
  padding: 'var(--space-5) 0',
  borderBottom: '1px solid var(--line)',
  '& > div': { flex: '1 1 260px' },
});
const strong = css({ fontWeight: 600, overflowWrap: 'anywhere' });
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
