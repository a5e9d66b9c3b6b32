import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge, Button, ErrorState, Skeleton, Text } from '@fairtone/ui';
import { Download } from 'lucide-react';
import { useStudioListPayoutsQuery } from '../../api/payoutsApi';
import { ScrollRegion } from '../totals/ScrollRegion';
import { tableStyles } from '../totals/tableStyles';
import { useStatement } from './useStatement';

const TONES = { pending: 'info', paid: 'success', failed: 'danger', returned: 'warning' } as const;

/** The monthly payouts, each with its statement. */
export function PayoutList({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const { money, monthYear } = useFormatters();
  const query = useStudioListPayoutsQuery(artistId, { refetchOnMountOrArgChange: true });
  const { save, savingId } = useStatement();
  const payouts = query.data;

  if (!payouts && query.isError) {
    return (
      <ErrorState
        headingLevel={3}
        title={t('payouts.failed')}
        retryLabel={t('common:action.retry')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!payouts) return <Skeleton height={80} />;
  if (payouts.length === 0) return <Text tone="muted">{t('payouts.empty')}</Text>;
  return (
    <ScrollRegion label={t('payouts.title')}>
      <table css={tableStyles.table}>
        <caption className="visually-hidden">{t('payouts.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('payouts.month')}</th>
            <th scope="col" css={tableStyles.number}>
              {t('sales.column.amount')}
            </th>
            <th scope="col">{t('sales.column.state')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('payouts.statement')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {payouts.map((payout) => (
            <tr key={payout.id}>
              <th scope="row">{monthYear(payout.period)}</th>
              <td css={tableStyles.number}>{money(payout.amount_cents - payout.returned_cents)}</td>
              <td>
                <Badge tone={TONES[payout.state]}>{t(`payouts.state.${payout.state}`)}</Badge>
                {payout.state === 'failed' && (
                  <Text size="caption" tone="muted">
                    {t('payouts.failedNote')}
                  </Text>
                )}
              </td>
              <td css={tableStyles.number}>
                <Button
                  size="small"
                  icon={<Download size={16} aria-hidden />}
                  isLoading={savingId === payout.id}
                  aria-label={t('payouts.statementOf', { month: monthYear(payout.period) })}
                  onClick={() => void save(payout)}
                >
                  {t('payouts.statement')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
