import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Banner, ErrorState, Skeleton, Stack, Text } from '@fairtone/ui';
import { useStudioListDebtsQuery } from '../../api/debtsApi';
import { useStudioGetBalanceQuery } from '../../api/payoutsApi';
import { ScrollRegion } from '../totals/ScrollRegion';
import { tableStyles } from '../totals/tableStyles';
import { entryKind } from './entryKind';

/**
 * Why an artist owes money: refunds and disputes after a payout, and what reduces the debt. Renders nothing without a
 * debt.
 */
export function DebtList({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const { money } = useFormatters();
  const { data: balance } = useStudioGetBalanceQuery(artistId);
  if (!balance || balance.balance_cents >= 0) return null;
  return (
    <Stack gap={4}>
      <Banner tone="warning">{t('payouts.owedText', { amount: money(-balance.balance_cents) })}</Banner>
      <Reasons artistId={artistId} balanceCents={balance.balance_cents} />
    </Stack>
  );
}

function Reasons({ artistId, balanceCents }: { artistId: string; balanceCents: number }) {
  const { t } = useTranslation('studio');
  const { money, date } = useFormatters();
  const query = useStudioListDebtsQuery(artistId, { refetchOnMountOrArgChange: true });
  const debts = query.data;

  if (!debts && query.isError) {
    return (
      <ErrorState
        headingLevel={3}
        title={t('payouts.owedFailed')}
        retryLabel={t('common:action.retry')}
        query={query}
      />
    );
  }
  if (!debts) return <Skeleton height={80} />;
  // Sales since then reduce the debt.
  const sinceCents = balanceCents - debts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return (
    <ScrollRegion label={t('payouts.owedWhy')}>
      <table css={tableStyles.table}>
        <caption className="visually-hidden">{t('payouts.owedWhy')}</caption>
        <thead>
          <tr>
            {(['title', 'date'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`sales.column.${column}`)}
              </th>
            ))}
            <th scope="col" css={tableStyles.number}>
              {t('sales.column.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {debts.map((debt) => (
            <tr key={debt.sale_id}>
              <th scope="row">
                {debt.title ?? t('sales.nameless')}
                <Text size="caption" tone="muted">
                  {t(`ledger.kind.${entryKind(debt.kind)}`)}
                </Text>
              </th>
              <td>{date(debt.booked_at)}</td>
              <td css={tableStyles.number}>{money(debt.amount_cents)}</td>
            </tr>
          ))}
          {sinceCents > 0 && <SumRow label={t('payouts.owedSince')} cents={sinceCents} />}
          <SumRow label={t('sales.sum')} cents={balanceCents} />
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function SumRow({ label, cents }: { label: string; cents: number }) {
  const { money } = useFormatters();
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td css={tableStyles.number}>{money(cents)}</td>
    </tr>
  );
}
