import { css, Global } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge, Button, Heading, Inline, Link, Stack, Text } from '@fairtone/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { Receipt } from '../../api/receipts';
import { ReceiptTable } from './ReceiptTable';

/** The receipt, and a button that prints it without the rest of the page. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('account');
  const { date } = useFormatters();
  return (
    <Stack gap={6}>
      <Global styles={sheet} />
      <Inline justify="space-between" data-print="never">
        <Link as={RouterLink} to="/dashboard?tab=purchases" css={back}>
          <ArrowLeft size={18} aria-hidden /> {t('dashboard.tab.purchases')}
        </Link>
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      </Inline>
      <Stack gap={2}>
        <Inline>
          <Heading level={1} size="heading">
            {t('receipt.title')}
          </Heading>
          {receipt.state !== 'paid' && <Badge tone="warning">{t('purchases.refunded')}</Badge>}
        </Inline>
        <Text tone="muted">Fairtone</Text>
      </Stack>
      <dl css={facts}>
        <dt>{t('receipt.number')}</dt>
        <dd>{receipt.order_id}</dd>
        <dt>{t('receipt.date')}</dt>
        <dd>{date(receipt.paid_at)}</dd>
        {receipt.email && (
          <>
            <dt>{t('receipt.to')}</dt>
            <dd>{receipt.email}</dd>
          </>
        )}
      </dl>
      <ReceiptTable receipt={receipt} />
      <Text size="caption" tone="muted">
        {t('receipt.note')}
      </Text>
    </Stack>
  );
}

const back = css({ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-2)' });
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'var(--space-1) var(--space-5)',
  margin: 0,
  '& dt': { color: 'var(--text-muted)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});
// Prints the receipt alone, black on white in every theme.
const sheet = css({
  '@media print': {
    'header, footer, .skip-link, [data-dock], [data-print="never"]': { display: 'none !important' },
    'html, body, main, main *': { background: 'white !important', color: 'black !important' },
  },
});
