/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of table cells when their display is changed */
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge, Button, Inline, Link, Text } from '@fairtone/ui';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Sale } from '../../api/saleSchemas';
import { tableStyles } from '../totals/tableStyles';
import { SaleEntries } from './SaleEntries';
import { saleStyles as styles } from './saleStyles';

const TONES = { sold: 'success', refunded: 'neutral', disputed: 'danger' } as const;

interface Props {
  sale: Sale;
  onRefund: () => void;
}

/** One sale: price, the artist's share, and its state. */
export function SaleRow({ sale, onRefund }: Props) {
  const { t } = useTranslation('studio');
  const { money, date } = useFormatters();
  const [isOpen, setIsOpen] = useState(false);
  const entriesId = useId();
  const named = sale.title ?? t('sales.nameless');
  const canRefund = sale.refundable_until !== null && Date.parse(sale.refundable_until) > Date.now();

  return (
    <>
      <tr role="row" css={styles.row}>
        <td role="cell" css={styles.cell.date}>
          <time dateTime={sale.sold_at}>{date(sale.sold_at)}</time>
        </td>
        <th role="rowheader" scope="row" css={styles.cell.title}>
          {sale.album_id ? (
            <Link as={RouterLink} to={`/album/${sale.album_id}`} variant="quiet">
              {named}
            </Link>
          ) : (
            named
          )}
          {sale.kind === 'donation' && (
            <Text as="span" size="caption" tone="muted">
              {' '}
              {t('sales.kind.donation')}
            </Text>
          )}
        </th>
        <td role="cell" css={[styles.cell.price, tableStyles.number]}>
          {money(sale.amount_cents)}
        </td>
        <td role="cell" css={[styles.cell.share, tableStyles.number]}>
          {money(sale.share_cents)}
        </td>
        <td role="cell" css={styles.cell.state}>
          <Badge tone={TONES[sale.state]}>{t(`sales.state.${sale.state}`)}</Badge>
        </td>
        <td role="cell" css={styles.cell.actions}>
          <Inline gap={2} justify="end">
            <Button
              size="small"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={isOpen ? entriesId : undefined}
              aria-label={t('sales.entriesOf', { title: named })}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t('sales.entries')}
            </Button>
            {canRefund && (
              <Button size="small" aria-label={t('sales.refundOf', { title: named })} onClick={onRefund}>
                {t('sales.refund')}
              </Button>
            )}
          </Inline>
        </td>
      </tr>
      {isOpen && <SaleEntries id={entriesId} sale={sale} title={named} />}
    </>
  );
}
