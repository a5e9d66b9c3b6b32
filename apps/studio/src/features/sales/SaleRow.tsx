import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge, Button, Inline, Link, Text } from '@fairtone/ui';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Sale } from '../../api/saleSchemas';
import { tableStyles } from '../totals/tableStyles';
import { SaleEntries } from './SaleEntries';

const TONES = { sold: 'success', refunded: 'neutral', disputed: 'danger' } as const;

interface Props {
  sale: Sale;
  onRefund: () => void;
}

/** One sale: what it cost, what the artist has of it, and how it stands. */
export function SaleRow({ sale, onRefund }: Props) {
  const { t } = useTranslation('studio');
  const { money, date } = useFormatters();
  const [isOpen, setIsOpen] = useState(false);
  const entriesId = useId();
  const named = sale.title ?? t('sales.nameless');
  const canRefund = sale.refundable_until !== null && Date.parse(sale.refundable_until) > Date.now();

  return (
    <>
      <tr>
        <td>
          <time dateTime={sale.sold_at}>{date(sale.sold_at)}</time>
        </td>
        <th scope="row">
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
        <td css={tableStyles.number}>{money(sale.amount_cents)}</td>
        <td css={tableStyles.number}>{money(sale.share_cents)}</td>
        <td>
          <Badge tone={TONES[sale.state]}>{t(`sales.state.${sale.state}`)}</Badge>
        </td>
        <td>
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
