/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the role of a table whose display is changed */
import { useTranslation } from '@fairtone/i18n';
import type { Purchase } from '../../../api/purchases';
import { PurchaseRow } from './PurchaseRow';
import { tableStyles } from './tableStyles';

/** Purchases as a table; on narrow screens as cards. */
export function PurchasesTable({ purchases }: { purchases: readonly Purchase[] }) {
  const { t } = useTranslation('account');
  return (
    <table role="table" css={tableStyles.table}>
      <caption className="visually-hidden">{t('dashboard.tab.purchases')}</caption>
      <thead role="rowgroup" css={tableStyles.head}>
        <tr role="row">
          {(['album', 'artist', 'price', 'date'] as const).map((column) => (
            <th key={column} role="columnheader" scope="col" css={column === 'price' && tableStyles.number}>
              {t(`purchases.column.${column}`)}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{t('action.download')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </tbody>
    </table>
  );
}
