import { useTranslation } from '@fairtone/i18n';
import { Heading, Stack, Text } from '@fairtone/ui';
import type { ReactNode } from 'react';
import { BalanceSummary } from './BalanceSummary';
import { ConnectPanel } from './ConnectPanel';
import { DebtList } from './DebtList';
import { LedgerList } from './LedgerList';
import { PayoutList } from './PayoutList';

/** The payout account, the balance, the payouts and every ledger entry of an artist. */
export function PaymentsPanel({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  return (
    <Stack gap={10}>
      <Part title={t('connect.title')} text={t('connect.text')}>
        <ConnectPanel artistId={artistId} />
      </Part>
      <Part title={t('payouts.balance')}>
        <BalanceSummary artistId={artistId} />
        <DebtList artistId={artistId} />
      </Part>
      <Part title={t('payouts.title')} text={t('payouts.text')}>
        <PayoutList artistId={artistId} />
      </Part>
      <Part title={t('ledger.title')}>
        <LedgerList artistId={artistId} />
      </Part>
    </Stack>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {text && <Text tone="muted">{text}</Text>}
      {children}
    </Stack>
  );
}
