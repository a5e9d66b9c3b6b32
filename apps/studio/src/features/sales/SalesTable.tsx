/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the role of a table when its display is changed */
import { useTranslation } from '@fairtone/i18n';
import { useState } from 'react';
import type { Sale } from '../../api/saleSchemas';
import { ScrollRegion } from '../totals/ScrollRegion';
import { tableStyles } from '../totals/tableStyles';
import { RefundDialog } from './RefundDialog';
import { COLUMNS } from './saleColumns';
import { SaleRow } from './SaleRow';
import { saleStyles as styles } from './saleStyles';

/** One row per sale; each expands to its ledger entries. */
export function SalesTable({ sales }: { sales: readonly Sale[] }) {
  const { t } = useTranslation('studio');
  const [refunded, setRefunded] = useState<Sale | null>(null);
  return (
    <ScrollRegion label={t('sales.title')}>
      <table role="table" css={[tableStyles.table, styles.table]}>
        <caption className="visually-hidden">{t('sales.title')}</caption>
        <thead role="rowgroup">
          <tr role="row" css={styles.row}>
            {COLUMNS.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                css={[styles.head[column], (column === 'price' || column === 'share') && tableStyles.number]}
              >
                {t(`sales.column.${column}`)}
              </th>
            ))}
            <th role="columnheader" scope="col" css={styles.noHead}>
              <span className="visually-hidden">{t('sales.column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sales.map((sale) => (
            <SaleRow key={sale.id} sale={sale} onRefund={() => setRefunded(sale)} />
          ))}
        </tbody>
      </table>
      {refunded && <RefundDialog sale={refunded} onClose={() => setRefunded(null)} />}
    </ScrollRegion>
  );
}
