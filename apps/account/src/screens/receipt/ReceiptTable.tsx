import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';
import type { Receipt } from '../../api/receipts';

/** Each album with its price, the tax that the provider added, and the total. */
export function ReceiptTable({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('account');
  const { money } = useFormatters();
  return (
    <table css={table}>
      <caption className="visually-hidden">{t('receipt.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('purchases.column.album')}</th>
          <th scope="col">{t('purchases.column.price')}</th>
        </tr>
      </thead>
      <tbody>
        {receipt.items.map((item, index) => (
          <tr key={index}>
            <td>
              <Text css={strong}>{item.title}</Text>
              <Text size="caption" tone="muted">
                {item.state === 'sold'
                  ? item.artist_name
                  : t(item.state === 'disputed' ? 'receipt.disputedItem' : 'receipt.refundedItem', {
                      artist: item.artist_name,
                    })}
              </Text>
            </td>
            <td>{item.amount_cents === 0 ? t('price.free') : money(item.amount_cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {receipt.tax_cents > 0 && (
          <tr>
            <th scope="row">{t('receipt.tax')}</th>
            <td>{money(receipt.tax_cents)}</td>
          </tr>
        )}
        <tr css={strong}>
          <th scope="row">{t('receipt.total')}</th>
          <td>{money(receipt.total_cents)}</td>
        </tr>
        <RefundRows receipt={receipt} />
      </tfoot>
    </table>
  );
}

/** Each refund with its date, and what is left of the payment. */
function RefundRows({ receipt: { refunds, refunded_cents: refunded, total_cents: total } }: { receipt: Receipt }) {
  const { t } = useTranslation('account');
  const { money, date } = useFormatters();
  if (refunded === 0) return null;
  const undated = refunded - refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return (
    <>
      {refunds.map(({ amount_cents, refunded_at }, index) => (
        // Two refunds can have the same time; their order never changes.
        <tr key={index}>
          <th scope="row">{t('receipt.refundedOn', { date: date(refunded_at) })}</th>
          <td>{money(-amount_cents)}</td>
        </tr>
      ))}
      {undated > 0 && (
        <tr>
          <th scope="row">{t('receipt.refunded')}</th>
          <td>{money(-undated)}</td>
        </tr>
      )}
      <tr css={strong}>
        <th scope="row">{t('receipt.left')}</th>
        <td>{money(total - refunded)}</td>
      </tr>
    </>
  );
}

const strong = css({ fontWeight: 600 });
const table = css({
  width: '100%',
  '& th, & td': { padding: 'var(--space-3) 0', textAlign: 'left', borderBottom: '1px solid var(--line)' },
  '& th': { fontWeight: 'inherit' },
  '& td:last-child, & th:last-child:not([scope="row"])': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});
