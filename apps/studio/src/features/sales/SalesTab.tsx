import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Button, EmptyState, ErrorState, Inline, ScreenSpinner, Stack } from '@fairtone/ui';
import { Download, Receipt } from 'lucide-react';
import { useStudioListSalesInfiniteQuery } from '../../api/salesApi';
import { BalanceSummary } from '../payouts/BalanceSummary';
import { SaleFilters } from './SaleFilters';
import { SalesTable } from './SalesTable';
import { useSaleFilter } from './useSaleFilter';
import { useSalesCsv } from './useSalesCsv';

/** Dashboard tab "Sales": every sale with its split, its ledger entries, and its refund. */
export function Component() {
  const { t } = useTranslation('studio');
  const artistId = useAppSelector(selectUser)?.id ?? '';
  const { filter, setFilter, clear, isFiltered } = useSaleFilter();
  const query = useStudioListSalesInfiniteQuery(
    { artistId, ...filter },
    { skip: !artistId, refetchOnMountOrArgChange: true },
  );
  const csv = useSalesCsv(filter);
  const sales = query.currentData?.pages.flatMap((page) => page.sales);

  return (
    <Stack gap={6}>
      {artistId && <BalanceSummary artistId={artistId} />}
      <Inline align="end" justify="space-between" gap={4}>
        <SaleFilters filter={filter} onChange={setFilter} />
        <Button icon={<Download size={16} aria-hidden />} isLoading={csv.isSaving} onClick={() => void csv.save()}>
          {t('sales.csv')}
        </Button>
      </Inline>
      {shown()}
    </Stack>
  );

  function shown() {
    if (!sales && query.isError) {
      return (
        <ErrorState
          title={t('sales.failed')}
          text={t('sales.failedText')}
          retryLabel={t('common:action.retry')}
          query={query}
        />
      );
    }
    if (!sales) return <ScreenSpinner label={t('sales.loading')} isLabelShown />;
    if (sales.length === 0) {
      return (
        <EmptyState
          icon={<Receipt size={32} aria-hidden />}
          title={t(isFiltered ? 'sales.noMatch' : 'sales.empty')}
          text={t(isFiltered ? 'sales.noMatchText' : 'sales.emptyText')}
        >
          {isFiltered && <Button onClick={clear}>{t('sales.showAll')}</Button>}
        </EmptyState>
      );
    }
    return (
      <Stack gap={5} align="stretch">
        <SalesTable sales={sales} />
        {query.hasNextPage && (
          <Inline justify="center">
            <Button isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('common:action.showMore')}
            </Button>
          </Inline>
        )}
      </Stack>
    );
  }
}
