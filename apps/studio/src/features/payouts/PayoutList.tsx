import { useTranslation } from '@fairtone/i18n';
import { ErrorState, Skeleton, Text } from '@fairtone/ui';
import { useStudioListPayoutsQuery } from '../../api/payoutsApi';
import { ScrollRegion } from '../totals/ScrollRegion';
import { tableStyles } from '../totals/tableStyles';
import { PayoutRow } from './PayoutRow';
import { useStatement } from './useStatement';

/** The monthly payouts, each with its lines and its statement. */
export function PayoutList({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const query = useStudioListPayoutsQuery(artistId, { refetchOnMountOrArgChange: true });
  const { save, savingId } = useStatement();
  const payouts = query.data;

  if (!payouts && query.isError) {
    return (
      <ErrorState headingLevel={3} title={t('payouts.failed')} retryLabel={t('common:action.retry')} query={query} />
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
            <PayoutRow
              key={payout.id}
              payout={payout}
              isSaving={savingId === payout.id}
              onSave={() => void save(payout)}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
