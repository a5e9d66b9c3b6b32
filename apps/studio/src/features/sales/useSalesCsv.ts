import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useStudioExportSalesMutation } from '../../api/salesApi';
import type { SaleFilter } from '../../api/saleSchemas';
import { saveCsv } from '../csv/saveCsv';
import { dollars } from '../csv/toCsv';

/** Everything the filter lets through as a file, not only what is shown. */
export function useSalesCsv(filter: SaleFilter) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const [exportSales, { isLoading }] = useStudioExportSalesMutation();

  async function save() {
    const { data } = await exportSales(filter);
    if (!data) return dispatch(toastShown({ title: t('sales.csvFailed'), tone: 'destructive' }));
    const head = (['date', 'kind', 'title', 'price', 'refunded', 'share', 'state', 'id'] as const).map((column) =>
      t(`sales.column.${column}`),
    );
    const rows = data.sales.map((sale) => [
      sale.sold_at,
      t(`sales.kind.${sale.kind}`),
      sale.title,
      dollars(sale.amount_cents),
      dollars(sale.refunded_cents),
      dollars(sale.share_cents),
      t(`sales.state.${sale.state}`),
      sale.id,
    ]);
    saveCsv(`fairtone-sales-${new Date().toISOString().slice(0, 10)}.csv`, [head, ...rows]);
  }

  return { save, isSaving: isLoading };
}
