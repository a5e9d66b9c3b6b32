import { deviceZone, localMoment, salesRows } from '@fairtone/domain';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useStudioExportSalesMutation } from '../../api/salesApi';
import type { SaleFilter } from '../../api/saleSchemas';
import { saveCsv } from '../csv/saveCsv';

/** Downloads all sales that match the filter, not only the loaded pages. */
export function useSalesCsv(filter: SaleFilter) {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [exportSales, { isLoading }] = useStudioExportSalesMutation();

  async function save() {
    const { data } = await exportSales(filter);
    if (!data) return dispatch(toastShown({ title: t('sales.csvFailed'), tone: 'destructive' }));
    const zone = deviceZone();
    const words = {
      column: (name: string) => (name === 'date' ? t('csv.date', { zone }) : t(`sales.column.${name}`)),
      kind: (kind: string) => t(`sales.kind.${kind}`),
      state: (state: string) => t(`sales.state.${state}`),
    };
    const today = localMoment(new Date().toISOString(), zone).day;
    saveCsv(`fairtone-sales-${today}.csv`, salesRows(data.sales, words, zone), language);
  }

  return { save, isSaving: isLoading };
}
