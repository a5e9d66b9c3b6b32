import { useTranslation } from '@fairtone/i18n';
import { useState } from 'react';
import type { Sale } from '../../api/saleSchemas';
import { ScrollRegion } from '../totals/ScrollRegion';
import { tableStyles } from '../totals/tableStyles';
import { RefundDialog } from './RefundDialog';
import { COLUMNS } from './saleColumns';
import { SaleRow } from './SaleRow';

/** Sales line by line; each opens to its movements in the books. */
export function SalesTable({ sales }: { sales: readonly Sale[] }) {
  const { t } = useTranslation('studio');
  const [refunded, setRefunded] = useState<Sale | null>(null);
  return (
    <ScrollRegion label={t('sales.title')}>
      <table css={tableStyles.table}>
        <caption className="visually-hidden">{t('sales.title')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" css={(column === 'price' || column === 'share') && tableStyles.number}>
                {t(`sales.column.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('sales.column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sales.map((sale) => (
            <SaleRow key={sale.id} sale={sale} onRefund={() => setRefunded(sale)} />
          ))}
        </tbody>
      </table>
      {refunded && <RefundDialog sale={refunded} onClose={() => setRefunded(null)} />}
    </ScrollRegion>
  );
}
