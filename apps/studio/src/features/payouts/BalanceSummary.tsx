import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Skeleton, Text } from '@fairtone/ui';
import { useStudioGetBalanceQuery } from '../../api/payoutsApi';
import { Totals } from '../totals/Totals';

/** The artist's earnings, the balance or debt, and the amount that the next payout may send. */
export function BalanceSummary({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const { money } = useFormatters();
  const { data: balance, isError } = useStudioGetBalanceQuery(artistId, { refetchOnMountOrArgChange: true });
  if (!balance && isError) return <Text tone="danger">{t('payouts.balanceFailed')}</Text>;
  if (!balance) return <Skeleton height={72} />;
  const owed = Math.max(0, -balance.balance_cents);
  return (
    <Totals
      totals={[
        { label: t('payouts.earned'), value: money(balance.earned_cents), note: t('payouts.earnedNote') },
        owed > 0
          ? { label: t('payouts.owed'), value: money(owed), note: t('payouts.owedNote') }
          : { label: t('payouts.balance'), value: money(balance.balance_cents), note: t('payouts.balanceNote') },
        {
          label: t('payouts.payable'),
          value: money(Math.max(0, balance.payable_cents)),
          note: t('payouts.payableNote'),
        },
      ]}
    />
  );
}
