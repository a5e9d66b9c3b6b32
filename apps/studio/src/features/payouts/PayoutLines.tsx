import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Button, Inline, Spinner, Text } from '@fairtone/ui';
import { useStudioListPayoutLinesQuery, type Payout, type PayoutLine } from '../../api/payoutsApi';
import { tableStyles } from '../totals/tableStyles';
import { entryKind } from './entryKind';

interface Props {
  id: string;
  payout: Payout;
  /** Number of columns of the table around these lines. */
  columns: number;
  title: string;
}

/** The lines of a payout, each with the album title at the time of sale; they sum to the payout. */
export function PayoutLines({ id, payout, columns, title }: Props) {
  const { t } = useTranslation('studio');
  const query = useStudioListPayoutLinesQuery(payout.id, { refetchOnMountOrArgChange: true });
  return (
    <tr id={id} css={inset}>
      <td colSpan={columns}>{shown()}</td>
    </tr>
  );

  function shown() {
    if (!query.data && query.isError) {
      return (
        <Inline role="alert">
          <Text tone="danger">{t('payouts.linesFailed')}</Text>
          <Button size="small" isLoading={query.isFetching} onClick={() => void query.refetch()}>
            {t('common:action.retry')}
          </Button>
        </Inline>
      );
    }
    if (!query.data) return <Spinner label={t('common:state.loading')} />;
    if (query.data.length === 0) return <Text tone="muted">{t('payouts.noLines')}</Text>;
    return <LinesTable lines={query.data} title={title} />;
  }
}

function LinesTable({ lines, title }: { lines: readonly PayoutLine[]; title: string }) {
  const { t } = useTranslation('studio');
  const { money, date } = useFormatters();
  return (
    <table css={tableStyles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {(['title', 'date', 'price', 'amount'] as const).map((column) => (
            <th key={column} scope="col" css={(column === 'price' || column === 'amount') && tableStyles.number}>
              {t(`sales.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.entry_id}>
            <th scope="row">
              {line.title}
              <Text size="caption" tone="muted">
                {t(`ledger.kind.${entryKind(line.kind)}`)}
              </Text>
            </th>
            <td>{date(line.booked_at)}</td>
            <td css={tableStyles.number}>{line.gross_cents === null ? null : money(line.gross_cents)}</td>
            <td css={tableStyles.number}>{money(line.amount_cents)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            {t('sales.sum')}
          </th>
          <td css={tableStyles.number}>{money(lines.reduce((sum, line) => sum + line.amount_cents, 0))}</td>
        </tr>
      </tbody>
    </table>
  );
}

const inset = css({
  '&& > td': { padding: 'var(--space-3) var(--space-5)', background: 'var(--sunken)' },
  [media.compactOnly]: { '&& > td': { paddingInline: 'var(--space-3)' } },
});
