import { useFormatters, useTranslation } from '@fairtone/i18n';
import { ErrorState, MoreButton, Skeleton, Stack, Text } from '@fairtone/ui';
import { useStudioListLedgerInfiniteQuery } from '../../api/ledgerApi';
import { ScrollRegion } from '../totals/ScrollRegion';
import { tableStyles } from '../totals/tableStyles';
import { entryKind } from './entryKind';

/** Every ledger entry of the artist's account. */
export function LedgerList({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const { money, date } = useFormatters();
  const query = useStudioListLedgerInfiniteQuery(artistId, { refetchOnMountOrArgChange: true });
  const entries = query.data?.pages.flat();

  if (!entries && query.isError) {
    return (
      <ErrorState headingLevel={3} title={t('ledger.failed')} retryLabel={t('common:action.retry')} query={query} />
    );
  }
  if (!entries) return <Skeleton height={120} />;
  if (entries.length === 0) return <Text tone="muted">{t('ledger.empty')}</Text>;
  return (
    <Stack gap={4} align="start">
      <ScrollRegion label={t('ledger.title')}>
        <table css={tableStyles.table}>
          <caption className="visually-hidden">{t('ledger.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('sales.column.date')}</th>
              <th scope="col">{t('sales.column.movement')}</th>
              <th scope="col">{t('sales.column.title')}</th>
              <th scope="col" css={tableStyles.number}>
                {t('sales.column.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>{date(entry.created_at)}</td>
                <td>{t(`ledger.kind.${entryKind(entry.kind)}`)}</td>
                <td>{entry.order_items?.album_title ?? entry.donation_payments?.donations?.giver_name}</td>
                <td css={tableStyles.number}>{money(entry.amount_cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <MoreButton query={query}>{t('common:action.showMore')}</MoreButton>
    </Stack>
  );
}
